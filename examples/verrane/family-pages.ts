import type { FamilyContent } from '#domain/catalogue/family.ts'

/** What each family's page says above its products, in the order of `familyOrder`. */
export const familyPages: FamilyContent[] = [
  {
    name: 'Fiber Cable Assemblies',
    slug: 'fiber-cable-assemblies',
    socialCard: 'other/social/family-fiber-cable-assemblies.jpg',
    headline: 'Fiber Cable Assemblies, by connector, loss and jacket',
    subHeadline:
      'Patch cords, trunks, harnesses, pigtails and hardened drops, each delivered with its own loss measurement.',
    bodyText:
      'Choose the connector at each end first, then the fiber: OS2 for single-mode links, OM3 to OM5 for short links at 850 nm. Compare maximum insertion loss, since every mated pair counts against the channel. LC single-mode cords are held to 0.25 dB at each connector, Grade B of IEC 61753-1; MPO-12 and MPO-16 trunks to 0.35 dB per pair. Angled polish (APC) reflects least and is what PON ports and single-mode array optics need; never mate it with UPC. The jacket follows the route: OFNP in plenums, OFNR in risers, PE outdoors. Smaller plugs save panel space and call for thinner cords.',
    subHeadline2: 'Cords and cables, by type',
  },
  {
    name: 'Fiber Patch Panels',
    slug: 'fiber-patch-panels',
    socialCard: 'other/social/family-fiber-patch-panels.jpg',
    headline: 'Fiber Patch Panels, by density and access to the ports',
    subHeadline:
      'Fixed, sliding and spooling panels for racks, from 24 ports to 432 SN fibers in one rack unit.',
    bodyText:
      'Weigh density against access for later moves. A fixed panel of 144 LC ports suits links that stay as they are; sliding trays reach any port without moving a live neighbor; SN ports bring one rack unit to 432 fibers with 1.6 mm cords. Check depth against the rack door and decide how the rear is fed: factory MPO trunks, splices on trays, or a spool that pays out the length the route needs. Ports are specified to IEC 61753-1 Category C or Telcordia GR-326, and dimensions follow IEC 60297. An empty cassette housing leaves the choice of port open, slot by slot. Wall-mount panels stand with the terminals.',
    subHeadline2: 'Panels, by how they open',
  },
  {
    name: 'Cassettes',
    slug: 'cassettes',
    socialCard: 'other/social/family-cassettes.jpg',
    headline: 'Cassettes that turn trunks and cables into ports',
    subHeadline:
      'MPO, splice, splitter, WDM and adapter inserts that share the slots of VHD and VAD housings.',
    bodyText:
      'A cassette adds its joints to every channel, so begin with the loss budget. The single-mode MPO-12 to LC cassette takes 0.50 dB at most for both joints, the OM4 version 0.35 dB, a splice cassette 0.35 dB for connector and splice (0.40 dB with ribbon). Match the rear connector to the trunk and keep one polarity method of TIA-568.3 through the whole channel. Universal cassettes use one part at both ends. Single-width cassettes give 12 LC ports or up to 36 SN fibers; double-width ones 24 LC ports or a 1×16 splitter. Splitter cassettes are stated with connectors included.',
    subHeadline2: 'Inserts for VHD and VAD slots',
  },
  {
    name: 'Fiber Terminals & Closures',
    slug: 'fiber-terminals-&-closures',
    socialCard: 'other/social/family-fiber-terminals-and-closures.jpg',
    headline: 'Fiber Terminals & Closures, by where they are installed',
    subHeadline:
      'Hardened and aerial terminals, closures, pedestals and handhole terminals for outside plant, and all wall boxes and wall-mount panels.',
    bodyText:
      'Choose by place first. A pole, a strand, a handhole and a basement wall put different loads on a seal, and IEC 61753-1 names them: Category A for aerial, G for ground level, S for below ground. Multiport terminals take hardened drops from outside, so the splices are never opened again; mid-span types take 12 fibers from a cable that stays uncut. In closures, compare splice capacity, cable entries and the largest cable diameter. Domes are IP68 and qualified to Telcordia GR-771, hardened ports to GR-3120. Loss includes a splice made inside, not that of a tail. A splitter inside the terminal saves feeder fibers and fixes the ratio.',
    subHeadline2: 'Terminals and closures, by place',
  },
  {
    name: 'Fiber Splice Chassis',
    slug: 'fiber-splice-chassis',
    socialCard: 'other/social/family-fiber-splice-chassis.jpg',
    headline: 'Fiber Splice Chassis, by capacity and access to splices',
    subHeadline:
      'Rack chassis and entrance cabinets for 48 to 6,912 fibers, with patching beside the splices or without.',
    bodyText:
      'Count splices, not fibers: a 12-fiber ribbon is one mass-fusion splice, so a chassis of four rack units holds 1,728 ribbon fibers but 288 single splices. Decide whether patching belongs in the same unit; splice-and-patch chassis save a panel, splice-only drawers keep line and equipment side apart. Check cable diameter, number of entries, and whether the drawer moves with its feed or pulls on it. Outside cable that is not fire-rated usually has to end within 15 m of the building entrance, which is where entrance cabinets stand. Chassis in frames follow Telcordia GR-449. Wall-mount enclosures stand with the terminals.',
    subHeadline2: 'Chassis and cabinets, by capacity',
  },
  {
    name: 'Fiber Distribution Frames',
    slug: 'fiber-distribution-frames',
    socialCard: 'other/social/family-fiber-distribution-frames.jpg',
    headline: 'Fiber Distribution Frames, by ports and cord capacity',
    subHeadline:
      'Optical distribution frames, distribution hubs and cross-connect cabinets from 96 to 4,032 ports.',
    bodyText:
      'Cord space, not port count, limits the life of a frame. Compare the fill of the vertical trough with every port in use, and how surplus length is stored: in the VDF2 frame one cord length of 4 m serves every path. Front-access frames stand against a wall; double-sided ones keep line and equipment sides on separate aisles. Hubs divide feeder from distribution fibers with plug-in 1×32 splitters, for 96 homes indoors or 144 to 432 outdoors. Look for Telcordia GR-449 for indoor frames, GR-63 for earthquake anchoring, and GR-3125 or GR-3123 for outdoor and indoor hubs.',
    subHeadline2: 'Frames, hubs and cabinets, by ports',
  },
  {
    name: 'Passive Optical Components',
    slug: 'passive-optical-components',
    socialCard: 'other/social/family-passive-optical-components.jpg',
    headline: 'Passive Optical Components, by maximum loss',
    subHeadline:
      'Splitters, WDM modules, couplers, taps, isolators, circulators and attenuators, specified over their full band.',
    bodyText:
      'Read the maximum over wavelength and temperature, and ask whether connectors are included. An ideal 1×32 split costs 15.05 dB; the LGX module with SC APC ports is specified at 17.1 dB with both connectors, from 1260 to 1650 nm. For WDM, match channel spacing to the lasers: 20 nm for CWDM per ITU-T G.694.2, 100 GHz for DWDM per G.694.1, and check adjacent-channel isolation. Isolators and circulators are chosen by isolation and power handling, polarization-maintaining parts by extinction ratio. Telcordia GR-1209 and GR-1221 cover performance and reliability. Package size follows from where the part sits: tube, box, LGX or shelf.',
    subHeadline2: 'Components, by function',
  },
  {
    name: 'Photodetectors',
    slug: 'photodetectors',
    socialCard: 'other/social/family-photodetectors.jpg',
    headline: 'Photodetectors, by wavelength, area and speed',
    subHeadline:
      'InGaAs and silicon photodiodes, avalanche photodiodes, arrays and balanced receivers from 12 MHz to 20 GHz.',
    bodyText:
      'The wavelength chooses the material: silicon from 350 to 1100 nm, InGaAs from about 850 to 1700 nm. Then area is traded against speed, because capacitance grows with area: 75 µm reaches 2.5 GHz, 1 mm stays near 0.04 GHz but gathers all light of a multimode fiber. Responsivity sets the signal and dark current the noise floor, so compare both at your bias and temperature. Avalanche types add gain where the amplifier would limit; balanced receivers subtract the noise that both inputs share. Pigtailed and receptacle parts come aligned. Telcordia GR-468 is the reliability standard for parts used in telecom equipment.',
    subHeadline2: 'Detectors, by material and build',
  },
  {
    name: 'Collimators & Probes',
    slug: 'collimators-&-probes',
    socialCard: 'other/social/family-collimators-and-probes.jpg',
    headline: 'Collimators & Probes, by beam and working distance',
    subHeadline:
      'Fixed and adjustable fiber collimators, polarization-maintaining and high-power types, and probe cores for imaging.',
    bodyText:
      'A longer focal length gives a wider beam and less divergence: f = 11 mm turns single-mode fiber at 1550 nm into a 2.1 mm beam of 0.055°. Choose the wavelength band with its coating, then beam diameter or working distance, then the fiber. Fixed collimators hold their setting through temperature and handling; adjustable ones serve several wavelengths. High-power types are limited by the connector end face, so keep to the stated power and inspect before mating. Imaging and optogenetic probes are components for instrument makers and laboratories: compare outer diameter, spot or emitting length, and transmission. Laser safety of the complete instrument follows IEC 60825-1.',
    subHeadline2: 'Collimators and probes, by use',
  },
  {
    name: 'Lenses',
    slug: 'lenses',
    socialCard: 'other/social/family-lenses.jpg',
    headline: 'Lenses, by aperture, focal length and glass',
    subHeadline:
      'GRIN, ball, aspheric, cylindrical and array lenses for coupling, collimating and imaging from 200 nm to 5 µm.',
    bodyText:
      'Begin with the angle the source fills: a fiber of NA 0.14 is served by an asphere of NA 0.25 with margin, a laser diode needs 0.5 or more. Focal length then sets beam diameter and the tolerance of the mount. GRIN rods have plane or 8° faces and are bonded directly to fiber; sapphire balls stand heat and sealed windows; molded aspheres are diffraction-limited on axis. Material and coating bound the band, from fused silica in the ultraviolet to chalcogenide glass at 5 µm. Drawings follow ISO 10110, microlens arrays ISO 14880, and coatings are durability-tested to ISO 9211.',
    subHeadline2: 'Lenses, by form',
  },
  {
    name: 'Instruments',
    slug: 'instruments',
    socialCard: 'other/social/family-instruments.jpg',
    headline: 'Instruments, by what they measure',
    subHeadline:
      'Power meters, sources, loss test sets, OTDRs, inspection scopes and cleaning for field and factory.',
    bodyText:
      'A light source and power meter tell whether a link passes; an OTDR tells where the loss sits; a scope tells why. For tier 1 certification choose a loss test kit with the wavelengths of the fiber and, for multimode, encircled-flux launch per IEC 61280-4-1. For an OTDR compare dynamic range with the longest link, dead zone with the closest pair of connectors, and take a filtered 1650 nm port for a PON in service. MPO links need a meter that reads all 12 fibers and polarity. Scopes grade end faces per IEC 61300-3-35. Check battery life against a working day.',
    subHeadline2: 'Instruments, by measurement',
  },
  {
    name: 'Services',
    slug: 'services',
    socialCard: 'other/social/family-services.jpg',
    headline: 'Services, by scope, response time and deliverables',
    subHeadline:
      'Planning, design, project management, installation, integration, testing, maintenance and training for fiber networks.',
    bodyText:
      'Start from the deliverable: a link table and drawings, an installed and labeled plant, a measurement of every fiber, or a promise of response. Each service lists its scope, usual start in working days and what is delivered. More than 2,000 technicians, our own and contracted, work from nearly 300 locations; response times of 4, 8 or 24 hours are agreed by site, since distance decides what can be kept. Certification follows IEC 61280-4 and TIA-526, with end faces graded per IEC 61300-3-35. Plans name open standards and do not depend on the maker of the parts. Courses are half practice.',
    subHeadline2: 'Services, by phase of the work',
  },
]
