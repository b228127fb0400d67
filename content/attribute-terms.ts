import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'

/**
 * The attribute fields of the catalogue in the order filters and specification tables show
 * them. A field that a product has and this list lacks still works: its label is made from its
 * key and it comes last.
 */
export const attributeTerms: AttributeDefinition[] = [
  {
    key: 'productFamily',
    label: 'Family',
    explain: 'The twelve groups the catalogue is divided into.',
  },
  { key: 'subFamily', label: 'Type', explain: 'The kind of product within its family.' },
  {
    key: 'connector',
    label: 'Connector',
    explain: 'The plug or port you connect to at the working end.',
  },
  {
    key: 'fiberCount',
    label: 'Fiber count',
    unit: 'fibers',
    explain: 'How many fibers the product carries or terminates in all.',
  },
  {
    key: 'rackUnits',
    label: 'Rack units',
    unit: 'RU',
    explain: 'Height in a 19-inch rack; one rack unit is 44.45 mm.',
    alsoWritten: ['{}U', '{}RU'],
  },
  {
    key: 'mode',
    label: 'Mode',
    explain: 'Single-mode carries one path over long distances; multimode suits short links.',
  },
  {
    key: 'fiberType',
    label: 'Fiber type',
    explain:
      'The class of glass: OS2 is single-mode, OM3 to OM5 multimode; G.657 tolerates tighter bends.',
  },
  {
    key: 'polish',
    label: 'Polish',
    explain: 'End-face shape: UPC is domed; APC is angled by 8° and reflects least.',
  },
  {
    key: 'beadBaba',
    label: 'BEAD/BABA',
    explain: 'Whether the product may be bought with BEAD funds under Build America, Buy America.',
  },
  {
    key: 'insertionLoss',
    label: 'Insertion loss, max',
    unit: 'dB',
    explain: 'The most light the product may take out of the link; lower is better.',
  },
  {
    key: 'wavelength',
    label: 'Wavelength',
    unit: 'nm',
    explain: 'The design or test wavelengths of the product.',
  },
  {
    key: 'ports',
    label: 'Ports',
    unit: 'ports',
    explain:
      'How many connector openings face you: a duplex LC adapter has two; an SN, CS or MDC opening takes two fibers, an MPO eight or more.',
  },
  {
    key: 'connectorB',
    label: 'Second connector',
    explain: 'The connector on the other end, or at the rear of a panel or cassette.',
  },
  { key: 'mounting', label: 'Mounting', explain: 'Where and how the product is fixed.' },
  {
    key: 'environment',
    label: 'Environment',
    explain: 'Where the product may live: conditioned rooms, open air or both.',
  },
  {
    key: 'operatingTemperature',
    label: 'Operating temperature',
    explain: 'Air temperature over which the specification holds.',
  },
  {
    key: 'numChannels',
    label: 'Channels',
    unit: 'channels',
    explain: 'Independent wavelengths, arms or array elements in one device.',
  },
  {
    key: 'splitRatio',
    label: 'Split ratio',
    explain: 'How many outputs share the light of each input.',
  },
  {
    key: 'polarity',
    label: 'Polarity',
    explain:
      'How an array link pairs transmit with receive: method A, B, C or universal, after TIA-568.3.',
  },
  {
    key: 'cassetteSlots',
    label: 'Cassette slots',
    unit: 'slots',
    explain: 'How many cassettes, plates or modules the housing takes.',
  },
  {
    key: 'spliceCapacity',
    label: 'Splice capacity',
    unit: 'splices',
    explain: 'How many fusion splices fit when every tray is fitted.',
  },
  {
    key: 'returnLoss',
    label: 'Return loss, min',
    unit: 'dB',
    explain: 'How weak the reflection back to the source is; higher is better.',
  },
  {
    key: 'attenuation',
    label: 'Attenuation',
    unit: 'dB',
    explain:
      'Values stocked of a fixed attenuator, or the lowest and highest setting of a variable one.',
  },
  {
    key: 'wavelengthRange',
    label: 'Wavelength range',
    explain: 'The span over which the specification holds.',
  },
  {
    key: 'channelSpacing',
    label: 'Channel spacing',
    explain: 'The distance between neighbouring wavelengths of a multiplexer.',
  },
  {
    key: 'isolation',
    label: 'Isolation, min',
    unit: 'dB',
    explain: 'How well unwanted light or neighbouring channels are kept out.',
  },
  {
    key: 'polarizationDependentLoss',
    label: 'PDL, max',
    unit: 'dB',
    explain: 'How much the loss changes with the polarization of the light.',
  },
  {
    key: 'extinctionRatio',
    label: 'Extinction ratio, min',
    unit: 'dB',
    explain: 'How well polarization is kept in its axis.',
  },
  {
    key: 'powerHandling',
    label: 'Power handling',
    unit: 'mW',
    explain: 'The most continuous optical power the product is rated for.',
  },
  {
    key: 'jacket',
    label: 'Jacket',
    explain: 'The outer material or fire rating of the cable, which decides where code allows it.',
  },
  {
    key: 'cableDiameter',
    label: 'Cable diameter',
    unit: 'mm',
    explain: 'Outer diameter of the cable, or the largest the entry takes.',
  },
  {
    key: 'cableEntries',
    label: 'Cable entries',
    unit: 'entries',
    explain: 'How many sealed or clamped openings take a feeder, branch or drop cable.',
  },
  {
    key: 'length',
    label: 'Length',
    unit: 'm',
    explain: 'Stocked lengths; others are made to order.',
  },
  {
    key: 'ingressProtection',
    label: 'Ingress protection',
    explain: 'Resistance to dust and water after IEC 60529; IP68 withstands immersion.',
  },
  { key: 'color', label: 'Color', explain: 'Color of the jacket, housing or connector body.' },
  { key: 'depth', label: 'Depth', unit: 'mm', explain: 'Front to back, without connectors.' },
  {
    key: 'height',
    label: 'Height',
    unit: 'mm',
    explain: 'Bottom to top as mounted, without brackets.',
  },
  {
    key: 'width',
    label: 'Width',
    unit: 'mm',
    explain: 'Left to right, without mounting ears or brackets.',
  },
  { key: 'material', label: 'Material', explain: 'What the body or the optic is made of.' },
  { key: 'coating', label: 'Coating', explain: 'Anti-reflection layer and the band it works in.' },
  {
    key: 'diameter',
    label: 'Diameter',
    unit: 'mm',
    explain: 'Outer diameter of the lens, probe or housing.',
  },
  {
    key: 'clearAperture',
    label: 'Clear aperture',
    unit: 'mm',
    explain: 'The part of the optic that may carry light.',
  },
  {
    key: 'focalLength',
    label: 'Focal length',
    unit: 'mm',
    explain: 'Distance from the lens at which a collimated beam focuses.',
  },
  {
    key: 'gradientPitch',
    label: 'GRIN pitch',
    explain:
      'Length of a gradient-index lens in periods of its internal ray path; a quarter period collimates.',
  },
  {
    key: 'numericalAperture',
    label: 'Numerical aperture',
    explain: 'The sine of the half-angle of light accepted or emitted.',
  },
  {
    key: 'arrayPitch',
    label: 'Array pitch',
    unit: 'µm',
    explain: 'Distance between neighboring lenses or detectors of an array.',
  },
  {
    key: 'beamDiameter',
    label: 'Beam diameter',
    unit: 'mm',
    explain: 'Width of the collimated beam at 1/e² of its peak.',
  },
  {
    key: 'workingDistance',
    label: 'Working distance',
    unit: 'mm',
    explain: 'From the last surface to the focus, or between a pair of collimators.',
  },
  {
    key: 'responsivity',
    label: 'Responsivity',
    unit: 'A/W',
    explain: 'Current per watt of light at the stated wavelength.',
  },
  {
    key: 'bandwidth',
    label: 'Bandwidth',
    unit: 'GHz',
    explain: 'Frequency at which the response has fallen by 3 dB.',
  },
  {
    key: 'darkCurrent',
    label: 'Dark current, max',
    unit: 'nA',
    explain: 'Current without light; it sets the noise floor.',
  },
  {
    key: 'commonModeRejection',
    label: 'Common-mode rejection, min',
    unit: 'dB',
    explain: 'How well a balanced receiver cancels what both inputs share, such as source noise.',
  },
  {
    key: 'activeDiameter',
    label: 'Active diameter',
    unit: 'µm',
    explain: 'Diameter of the light-sensitive area.',
  },
  { key: 'package', label: 'Package', explain: 'The housing of the detector or module.' },
  {
    key: 'dynamicRange',
    label: 'Dynamic range',
    unit: 'dB',
    explain: 'Span between the strongest and weakest signal that can be measured.',
  },
  {
    key: 'battery',
    label: 'Battery life',
    unit: 'h',
    explain: 'Working time on one charge or set of cells.',
  },
  {
    key: 'responseTime',
    label: 'Response time',
    unit: 'h',
    explain: 'From your call to a technician on site or on the line.',
  },
  { key: 'serviceScope', label: 'Scope', explain: 'What the service covers.' },
  { key: 'serviceDelivery', label: 'Delivered', explain: 'Where the service takes place.' },
  {
    key: 'serviceStart',
    label: 'Usual start',
    unit: 'working days',
    explain: 'From order to the first day of work.',
  },
  {
    key: 'standards',
    label: 'Standards',
    explain: 'The standards the product is specified or qualified to.',
  },
  { key: 'countryOfOrigin', label: 'Made in', explain: 'Country of final manufacture.' },
  {
    key: 'lds',
    label: 'Distributor stock',
    explain:
      'Listed for distributor stock: on a distributor’s shelf, usually shipped the same week.',
  },
]
