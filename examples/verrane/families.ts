/** The families in the order the site shows them everywhere. */
export const familyOrder = [
  'Fiber Cable Assemblies',
  'Fiber Patch Panels',
  'Cassettes',
  'Fiber Terminals & Closures',
  'Fiber Splice Chassis',
  'Fiber Distribution Frames',
  'Passive Optical Components',
  'Photodetectors',
  'Collimators & Probes',
  'Lenses',
  'Instruments',
  'Services',
]

/**
 * The attribute fields that tell a family's products apart, most telling first. A card shows
 * the first three that its product has.
 */
export const cardFields: Record<string, string[]> = {
  'Fiber Cable Assemblies': ['fiberCount', 'connector', 'fiberType', 'insertionLoss', 'jacket'],
  'Fiber Patch Panels': ['fiberCount', 'rackUnits', 'connector', 'insertionLoss', 'cassetteSlots'],
  Cassettes: ['fiberCount', 'connector', 'fiberType', 'insertionLoss', 'splitRatio'],
  'Fiber Terminals & Closures': [
    'ports',
    'fiberCount',
    'ingressProtection',
    'spliceCapacity',
    'mounting',
  ],
  'Fiber Splice Chassis': [
    'spliceCapacity',
    'ribbonCapacity',
    'rackUnits',
    'fiberCount',
    'mounting',
  ],
  'Fiber Distribution Frames': [
    'fiberCount',
    'rackUnits',
    'connector',
    'mounting',
    'ingressProtection',
  ],
  'Passive Optical Components': [
    'splitRatio',
    'couplingRatio',
    'wdmChannels',
    'attenuation',
    'attenuationRange',
    'wavelengthRange',
    'insertionLoss',
    'wavelength',
    'isolation',
  ],
  Photodetectors: ['material', 'activeDiameter', 'bandwidth', 'responsivity'],
  'Collimators & Probes': [
    'wavelength',
    'beamDiameter',
    'workingDistance',
    'diameter',
    'insertionLoss',
  ],
  Lenses: ['material', 'diameter', 'focalLength', 'coating', 'numericalAperture'],
  Instruments: [
    'wavelength',
    'dynamicRange',
    'powerRange',
    'battery',
    'connectors',
    'connector',
    'mounting',
  ],
  Services: ['serviceScope', 'responseTime', 'environment'],
}

/** What follows the card's values beside a product's picture, most telling first. */
export const keyFields: Record<string, string[]> = {
  'Fiber Cable Assemblies': ['connectorB', 'insertionLoss', 'jacket', 'length'],
  'Fiber Patch Panels': ['insertionLoss', 'depth', 'fiberType', 'cassetteSlots'],
  Cassettes: ['connectorB', 'insertionLoss', 'polarity', 'fiberType'],
  'Fiber Terminals & Closures': ['operatingTemperature', 'cableEntries', 'weight', 'connector'],
  'Fiber Splice Chassis': ['trays', 'depth', 'fiberType', 'connector'],
  'Fiber Distribution Frames': ['insertionLoss', 'splitterSlots', 'height', 'depth'],
  'Passive Optical Components': ['insertionLoss', 'wavelengthRange', 'returnLoss', 'connector'],
  Photodetectors: ['wavelengthRange', 'darkCurrent', 'package'],
  'Collimators & Probes': ['connector', 'wavelengthRange', 'returnLoss', 'clearAperture'],
  Lenses: ['wavelengthRange', 'numericalAperture', 'clearAperture', 'workingDistance'],
  Instruments: ['connector', 'wavelength', 'battery', 'weight'],
  Services: ['serviceDelivery', 'serviceStart', 'responseTime'],
}
