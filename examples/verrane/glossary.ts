import type { GlossaryEntry } from '#domain/records/glossary.ts'

const vsff = '/what-are-VSFF-connectors-and-why-should-you-use-them'
const basics = '/fiber-optic-basics-in-the-age-of-ai-datacenters'
const density = '/the-importance-of-fiber-density-in-ai-data-centers'

/** The trade's words, for the assistant. What an attribute means stands in attribute-help.ts. */
export const glossary: GlossaryEntry[] = [
  // End faces and connectors
  {
    said: ['UPC', 'ultra physical contact', 'UPC polish'],
    explain:
      'UPC is a domed end face, polished square to the fiber: two of them touch at the core and return about 50 dB. A UPC plug, usually blue, must not be mated with an angled one.',
  },
  {
    said: ['APC', 'angled physical contact', 'APC polish', 'angled polish'],
    explain:
      'APC is an end face polished at 8°, so that what it reflects leaves the core: 60 dB of return loss or better. An APC plug, usually green, mates with APC alone; against UPC it leaves a gap of air and may damage both.',
  },
  {
    said: ['PC', 'physical contact'],
    explain:
      'PC is a domed end face that touches its partner at the core; it is the usual polish of multimode connectors.',
  },
  {
    said: ['LC', 'LC connector'],
    explain:
      'LC is a small push-pull connector with a ferrule of 1.25 mm; two of them clipped together, a duplex, are the usual port of transceivers and panels.',
  },
  {
    said: ['SC', 'SC connector'],
    explain:
      'SC is a push-pull connector with a ferrule of 2.5 mm, the usual one of access networks and subscribers.',
  },
  {
    said: ['FC', 'FC connector'],
    explain:
      'FC is a threaded connector with a ferrule of 2.5 mm and a key, usual on instruments and with polarization-maintaining fiber.',
  },
  {
    said: ['ST', 'ST connector'],
    explain:
      'ST is an older bayonet connector with a ferrule of 2.5 mm, found in multimode campus networks.',
  },
  {
    said: ['MPO', 'MTP', 'MPO connector', 'MTP connector', 'multi-fiber push-on'],
    explain:
      'MPO is a rectangular connector that joins 8, 12, 16 or 24 fibers at once; MTP is a brand of it, and the two mate. One side has guide pins, the other has none.',
    path: basics,
  },
  {
    said: ['VSFF', 'very small form factor', 'VSFF connector'],
    explain:
      'VSFF connectors (SN, MDC, CS) hold two fibers in about a third of the width of an LC duplex, so that three of them take the room of one.',
    path: vsff,
  },
  {
    said: ['SN', 'SN connector'],
    explain:
      'SN is a very small duplex connector with two upright ferrules of 1.25 mm; several side by side fit the port of one transceiver.',
    path: vsff,
  },
  {
    said: ['MDC', 'MDC connector'],
    explain:
      'MDC is a very small duplex connector with two ferrules of 1.25 mm one above the other and a push-pull boot; it does not mate with SN.',
    path: vsff,
  },
  {
    said: ['CS', 'CS connector'],
    explain:
      'CS is a small duplex connector with two ferrules of 1.25 mm side by side, about 40% narrower than an LC duplex.',
    path: vsff,
  },
  {
    said: ['hardened connector', 'hardened', 'OptiTap', 'HMFOC', 'SlimConnect'],
    explain:
      'A hardened connector has a sealed, keyed body with a thread or bayonet, so that a drop plugs into an outdoor terminal by hand and stays tight to IP68.',
  },
  {
    said: ['hardened MPO', 'HMPO'],
    explain:
      'A hardened MPO joins twelve fibers at once in a sealed outdoor body, as the feed of a terminal that is not spliced.',
  },
  {
    said: ['ferrule'],
    explain:
      'The ferrule is the ceramic or plastic pin of a connector that holds the fiber to within a micrometer.',
  },
  {
    said: ['end face', 'end-face inspection'],
    explain:
      'The end face is the polished surface where two fibers meet; dirt there is the first cause of loss and reflection, so it is inspected and cleaned before each mating.',
  },
  {
    said: ['polarity', 'method A', 'method B', 'method C', 'type A', 'type B', 'type C'],
    explain:
      'Polarity is the order by which each transmitter meets a receiver. With MPO links, methods A, B and C of TIA-568 differ in where fibers cross: A is straight with one crossed cord, B crosses in every trunk, C crosses by pairs.',
  },
  {
    said: ['duplex', 'simplex'],
    explain:
      'Simplex is a single fiber, duplex a pair: one to send, one to receive. A duplex adapter has two openings.',
  },
  {
    said: ['pinned', 'unpinned', 'guide pins'],
    explain:
      'Of two MPO connectors that mate, one carries guide pins (male, pinned) and the other the holes (female, unpinned); two of a kind do not mate.',
  },
  // Fiber and cable
  {
    said: ['single-mode', 'single-mode fiber', 'SMF'],
    explain:
      'Single-mode fiber has a core of about 9 µm that guides one path of light: the choice for long distances and for everything at 1310 and 1550 nm.',
    path: basics,
  },
  {
    said: ['multimode', 'multimode fiber', 'MMF'],
    explain:
      'Multimode fiber has a core of 50 or 62.5 µm that guides many paths at once: cheap sources at 850 nm, and links of some hundred meters at most.',
    path: basics,
  },
  {
    said: ['OS2', 'OS1'],
    explain:
      'OS2 is the class of single-mode fiber with little loss at the water peak, 0.4 dB/km at most, for indoor and outdoor cables.',
  },
  {
    said: ['OM3', 'OM4', 'OM5'],
    explain:
      'OM3, OM4 and OM5 are classes of 50 µm multimode fiber by bandwidth at 850 nm: 2000, 4700 and 4700 MHz·km; OM5 is also specified to 953 nm for short-wavelength multiplexing.',
  },
  {
    said: ['G.652', 'G.652.D'],
    explain:
      'G.652.D is the ITU-T class of standard single-mode fiber without a water peak, the glass of most outdoor cable.',
  },
  {
    said: [
      'G.657',
      'G.657.A1',
      'G.657.A2',
      'G.657.B3',
      'bend-insensitive fiber',
      'bend insensitive',
    ],
    explain:
      'G.657 is the ITU-T class of single-mode fiber that stands tight bends: A1 down to a radius of 10 mm, A2 7.5 mm, B3 5 mm.',
  },
  {
    said: ['polarization-maintaining fiber', 'PM fiber', 'PANDA'],
    explain:
      'Polarization-maintaining fiber has stress rods beside its core, so that light launched along one axis stays polarized along it.',
  },
  {
    said: ['mode field diameter', 'MFD'],
    explain:
      'The mode field diameter is the width of the light in a single-mode fiber, a little more than its core; unequal ones cost loss at a joint.',
  },
  {
    said: ['loose tube', 'loose-tube cable'],
    explain:
      'In a loose-tube cable the fibers lie with slack in gel-filled or dry tubes, so that cold and pull do not reach them; such fibers are spliced, not plugged.',
  },
  {
    said: ['tight buffer', 'tight-buffered'],
    explain:
      'A tight-buffered fiber has a plastic jacket of 900 µm directly on it: robust enough to carry a connector, usual indoors.',
  },
  {
    said: ['ribbon', 'ribbon fiber', 'ribbon cable', 'rollable ribbon'],
    explain:
      'A ribbon is twelve or more fibers bonded side by side, so that all of them are spliced in one go; rollable ribbons are bonded in places only and pack tighter.',
  },
  {
    said: ['mass fusion splicing', 'mass splicing', 'ribbon splicing', 'mass fusion'],
    explain:
      'Mass fusion splicing welds all fibers of a ribbon at once, twelve in the time of one single splice.',
  },
  {
    said: ['fusion splice', 'splice', 'fusion splicing', 'splicing'],
    explain:
      'A fusion splice welds two fibers end to end in an arc, with about 0.05 dB of loss and hardly any reflection; a tray holds it in a protector.',
  },
  {
    said: ['pigtail'],
    explain:
      'A pigtail is a short fiber with a connector at one end; the bare end is spliced to a cable, which so gets a factory-polished plug.',
  },
  {
    said: ['patch cord', 'jumper'],
    explain:
      'A patch cord is a cable with a connector at both ends that joins a port of a panel to equipment or to another port.',
  },
  {
    said: ['trunk', 'trunk cable', 'preterminated trunk'],
    explain:
      'A trunk is a cable of many fibers with multi-fiber connectors at both ends, plugged between two panels instead of spliced.',
  },
  {
    said: ['breakout harness', 'breakout', 'harness', 'fan-out'],
    explain:
      'A breakout harness has a multi-fiber connector at one end and single or duplex connectors at the other, so that one parallel port serves several.',
  },
  {
    said: ['drop', 'drop cable'],
    explain:
      'A drop is the last cable of an access network, from the terminal at the street to one home.',
  },
  {
    said: ['toneable', 'toneable drop', 'tracer wire'],
    explain:
      'A toneable cable carries a copper wire beside the fiber, so that a locator finds it underground by a tone.',
  },
  {
    said: ['armored', 'interlocked armor', 'armor'],
    explain:
      'An armored cable has a metal tube or tape around the fibers against crushing and rodents; indoors the metal has to be grounded and bends wider.',
  },
  {
    said: ['plenum', 'OFNP', 'OFCP'],
    explain:
      'Plenum-rated cable (OFNP, with metal OFCP) burns and smokes so little that it may lie in spaces through which a building moves air; it may replace riser cable, not the other way round.',
  },
  {
    said: ['riser', 'OFNR', 'OFCR'],
    explain:
      'Riser-rated cable (OFNR, with metal OFCR) does not carry fire from floor to floor; it may not lie in air plenums.',
  },
  {
    said: ['LSZH', 'low smoke zero halogen', 'LSOH'],
    explain:
      'LSZH jackets give little smoke and no halogen acids when they burn; the usual jacket in Europe and in tunnels.',
  },
  {
    said: ['bend radius', 'minimum bend radius'],
    explain:
      'The bend radius is the tightest curve a cable may take: about ten times its diameter at rest, twenty under pull, unless its data sheet says otherwise.',
  },
  // Access networks
  {
    said: ['PON', 'passive optical network'],
    explain:
      'A PON serves 32 or 64 homes from one fiber of the central office by a splitter without power; all share the light of one port.',
  },
  {
    said: ['GPON', 'XGS-PON', 'XGSPON', '25GS-PON', 'NG-PON2'],
    explain:
      'GPON (2.5 Gb/s down at 1490 nm) and XGS-PON (10 Gb/s both ways, 1577 nm down) are standards of passive optical networks; they use other wavelengths, so that both may run on one fiber.',
  },
  {
    said: ['coexistence element', 'coexistence', 'CEx', 'WDM1r'],
    explain:
      'A coexistence element is a filter in the central office that puts GPON, XGS-PON, RF video and a test wavelength on the same feeder fiber.',
  },
  {
    said: ['OLT', 'optical line terminal'],
    explain:
      'The OLT is the equipment in the central office that lights a passive optical network and talks with all its subscribers.',
  },
  {
    said: ['ONT', 'ONU', 'optical network terminal'],
    explain:
      'The ONT is the box at the subscriber that ends the fiber and turns light into Ethernet.',
  },
  {
    said: ['FTTH', 'FTTX', 'FTTP', 'fiber to the home'],
    explain:
      'FTTH brings fiber to each home; FTTX is the common name for fiber to the home, the building, the curb or the antenna.',
  },
  {
    said: ['PLC splitter', 'PLC', 'optical splitter', 'splitter', 'planar lightwave circuit'],
    explain:
      'A PLC splitter divides the light of one or two fibers evenly over many by waveguides on a glass chip (planar lightwave circuit); each doubling costs about 3.5 dB.',
  },
  {
    said: ['split ratio', 'splitting ratio'],
    explain:
      'The split ratio says how many fibers share one: 1×32 gives each of 32 outputs a thirty-second of the light, about 17 dB down with connectors.',
  },
  {
    said: ['decentralized split', 'distributed split', 'cascaded split', 'distributed tap'],
    explain:
      'In a decentralized split the splitters stand in two or more places along the route, such as 1×4 in a closure and 1×8 in a terminal, which saves feeder fiber and cabinets.',
  },
  {
    said: ['FDH', 'fiber distribution hub', 'distribution hub'],
    explain:
      'An FDH is a cabinet that holds the splitters of a few hundred homes and a field of ports where each home is patched to one of their outputs.',
  },
  {
    said: ['MST', 'multiport terminal', 'multiport service terminal'],
    explain:
      'A multiport terminal (MST) is a sealed body with 4 to 16 hardened ports at a pole or in a handhole: drops are plugged by hand, nothing is spliced there.',
  },
  {
    said: ['mid-span access', 'mid-span', 'mid span', 'express fiber', 'express cable'],
    explain:
      'Mid-span access opens the jacket of a cable in the middle: some fibers are cut and spliced out, the rest, the express fibers, pass through uncut.',
  },
  {
    said: ['closure', 'splice closure', 'dome closure', 'inline closure'],
    explain:
      'A closure is a sealed case for splices outdoors: a dome has all cables at one end, an inline closure lies along the cable.',
  },
  {
    said: ['handhole', 'hand hole'],
    explain:
      'A handhole is a box in the ground with a lid at the surface, reached by hand, where closures and terminals lie; it may flood.',
  },
  {
    said: ['pedestal', 'ped'],
    explain:
      'A pedestal is a post-like housing above ground that covers a terminal and the slack of its drops.',
  },
  {
    said: ['strand', 'strand mount', 'messenger'],
    explain:
      'The strand, or messenger, is the steel rope between poles to which cables are lashed and from which closures hang.',
  },
  {
    said: ['MDU', 'multi-dwelling unit'],
    explain: 'An MDU is a building of many apartments that shares one fiber entrance.',
  },
  {
    said: ['demarc', 'demarcation point', 'demarcation'],
    explain:
      'The demarcation point is where the operator’s cable ends and the subscriber’s begins, often a box on the outside wall.',
  },
  {
    said: ['BEAD', 'Broadband Equity, Access, and Deployment'],
    explain:
      'BEAD is the federal program (Broadband Equity, Access, and Deployment) that pays for broadband in unserved places in the United States; what it buys has to comply with BABA.',
    path: '/bead',
  },
  {
    said: ['BABA', 'Build America Buy America', 'Build America, Buy America'],
    explain:
      'BABA, the Build America, Buy America Act, asks that what federal money builds is made in the United States; for BEAD a waiver names what may come from elsewhere.',
    path: '/bead',
  },
  {
    said: ['waiver', 'BABA waiver', 'BEAD waiver'],
    explain:
      'The BABA waiver of the BEAD program names what may be imported. Our products use it for one input, the overclad cylinder of the optical fiber, and are then listed as compliant with waiver.',
    path: '/bead',
  },
  // Racks and housings
  {
    said: ['rack unit', 'RU', '1U', 'U'],
    explain: 'A rack unit is 44.45 mm of height in a rack; a 2U housing takes two of them.',
  },
  {
    said: ['cassette', 'module cassette', 'MPO cassette'],
    explain:
      'A cassette is an exchangeable module of a housing: connectors in front, and behind them an MPO to plug or splices to make.',
  },
  {
    said: ['LGX', 'LGX module'],
    explain:
      'LGX is a common size of module with a front about 29 mm wide; cassettes and splitters of many makers fit its slots.',
  },
  {
    said: ['patch panel', 'fiber patch panel'],
    explain:
      'A patch panel is a housing in a rack whose front is a field of ports; cables end at its rear, patch cords plug in front.',
  },
  {
    said: ['ODF', 'optical distribution frame', 'distribution frame'],
    explain:
      'An optical distribution frame is a rack made for nothing but ports and the storage of cords, where all outdoor fibers of a central office meet its equipment.',
  },
  {
    said: ['cross-connect', 'cross connect', 'interconnect'],
    explain:
      'In a cross-connect a patch cord joins two ports of panels; in an interconnect it joins a panel directly to equipment.',
  },
  {
    said: ['splice chassis', 'splice shelf'],
    explain:
      'A splice chassis is a housing in a rack with trays for splices and no ports, where an outdoor cable becomes an indoor one.',
  },
  {
    said: ['fiber density', 'high density', 'density'],
    explain:
      'Density is how many fibers a rack unit ends: 144 with LC, up to 432 with very small connectors.',
    path: density,
  },
  {
    said: ['IP68', 'IP67', 'IP65', 'IP54', 'IP rating', 'ingress protection'],
    explain:
      'The IP code says what an enclosure keeps out: the first digit solids (6: no dust), the second water (5: jets, 7: a short dip, 8: lasting immersion).',
  },
  // Loss and measurement
  {
    said: ['insertion loss', 'IL'],
    explain:
      'Insertion loss is the light that a component takes out of a link, in dB; 3 dB is half, and lower is better.',
  },
  {
    said: ['return loss', 'RL', 'ORL', 'reflectance', 'back reflection'],
    explain:
      'Return loss says how little a joint reflects: 60 dB is a millionth of the light. Reflectance is the same with a minus sign; higher return loss is better.',
  },
  {
    said: [
      'class B+',
      'class C+',
      'class B',
      'class C',
      'class N1',
      'class N2',
      'class E1',
      'class E2',
      'N1 class',
      'N2 class',
      'ODN class',
      'class B+ budget',
      'class C+ budget',
      'B+ budget',
      'C+ budget',
    ],
    explain:
      'The class of a PON says how much loss lies between line terminal and subscriber at most: 28 dB for class B+ and 32 dB for C+ of GPON, 29 dB for N1 and 31 dB for N2 of XGS-PON. Splitter, connectors, splices and fiber share that budget.',
    path: '/loss-budget',
  },
  {
    said: ['loss budget', 'link budget', 'power budget'],
    explain:
      'The loss budget is what a link may lose between transmitter and receiver: all connectors, splices, splitters and the fiber have to stay within it, with a margin.',
    path: '/loss-budget',
  },
  {
    said: ['dB', 'decibel', 'dBm'],
    explain:
      'Decibels (dB) state a ratio: 3 dB is a half, 10 dB a tenth. dBm is power against one milliwatt: 0 dBm is 1 mW, −30 dBm a microwatt.',
  },
  {
    said: ['attenuation', 'attenuator'],
    explain:
      'Attenuation is loss on purpose: an attenuator takes a stated number of dB out of the light, so that a receiver is not overloaded.',
  },
  {
    said: ['OTDR', 'optical time-domain reflectometer', 'optical time domain reflectometer'],
    explain:
      'An OTDR (optical time-domain reflectometer) sends pulses into a fiber and shows from their echoes where each splice, connector and break is and what it loses.',
  },
  {
    said: ['dynamic range'],
    explain:
      'The dynamic range of an OTDR is the loss, in dB, through which it still sees the end of the fiber; the longest pulse gives the largest.',
  },
  {
    said: ['dead zone', 'event dead zone', 'attenuation dead zone'],
    explain:
      'The dead zone is the stretch behind a reflection in which an OTDR is blinded and cannot tell the next event.',
  },
  {
    said: ['OLTS', 'tier 1', 'tier 2', 'tier 1 testing', 'tier 2 testing', 'optical loss test set'],
    explain:
      'Tier 1 testing measures loss, length and polarity from both ends with light source and power meter (OLTS); tier 2 adds an OTDR trace of every event.',
  },
  {
    said: ['visual fault locator', 'VFL'],
    explain:
      'A visual fault locator sends red light into a fiber; where it is broken or bent too far, the light shows through the jacket.',
  },
  {
    said: ['encircled flux', 'launch condition', 'mode conditioning'],
    explain:
      'Encircled flux states how light fills a multimode fiber at the launch; without a common launch two meters measure different losses on the same link.',
  },
  {
    said: ['polarization dependent loss', 'PDL'],
    explain:
      'Polarization-dependent loss (PDL) is how far the insertion loss changes when the polarization of the light turns; lower is better.',
  },
  {
    said: ['extinction ratio', 'PER', 'polarization extinction ratio'],
    explain:
      'The polarization extinction ratio (PER) compares the light that stays in the wanted polarization with what leaks into the other, in dB; higher is better, 20 dB is a hundredth.',
  },
  {
    said: ['chromatic dispersion', 'dispersion'],
    explain:
      'Chromatic dispersion spreads a pulse because its colors travel at different speeds; it limits the distance of fast links at 1550 nm.',
  },
  // Wavelengths
  {
    said: ['WDM', 'wavelength division multiplexing', 'multiplexing', 'multiplexer', 'mux'],
    explain:
      'Wavelength division multiplexing (WDM) sends several signals over one fiber, each in a color of its own; a mux joins them and the same part at the far end divides them.',
  },
  {
    said: ['CWDM', 'coarse WDM', 'coarse wavelength division multiplexing'],
    explain:
      'CWDM (coarse) sets up to 18 channels 20 nm apart from 1271 to 1611 nm; its lasers need no cooling, and no common amplifier covers them all.',
  },
  {
    said: ['DWDM', 'dense WDM', 'dense wavelength division multiplexing'],
    explain:
      'DWDM (dense) sets 40 channels or more 100 GHz (0.8 nm) or less apart in the C band near 1550 nm, where fiber amplifiers work.',
  },
  {
    said: ['AWG', 'athermal AWG', 'arrayed waveguide grating', 'athermal'],
    explain:
      'An arrayed waveguide grating (AWG) divides many DWDM channels at once on a chip. An athermal one holds its wavelengths by a moving plate instead of a heater, so that it needs no power.',
  },
  {
    said: ['ITU grid', '100 GHz grid', 'channel grid', 'grid'],
    explain:
      'The ITU grid of G.694.1 fixes the frequencies of DWDM channels, counted from 193.1 THz in steps of 100 GHz or less.',
  },
  {
    said: ['C band', 'L band', 'O band', 'E band', 'S band'],
    explain:
      'Bands divide the wavelengths of fiber: O 1260 to 1360 nm, E to 1460, S to 1530, C to 1565 and L to 1625 nm.',
  },
  {
    said: ['flat-top', 'flat top', 'Gaussian passband', 'passband'],
    explain:
      'A flat-top passband loses the same over its whole width; a Gaussian one loses least at its center and needs a steadier laser.',
  },
  {
    said: ['tap', 'tap coupler', 'coupling ratio', 'fused coupler', 'coupler'],
    explain:
      'A coupler divides light in a fixed ratio: 50/50 in halves; a tap of 99/1 takes one percent for a monitor and leaves the rest on its way.',
  },
  {
    said: ['uniformity'],
    explain:
      'Uniformity is the difference between the best and the worst output of a splitter, in dB; lower is better.',
  },
  {
    said: ['directivity'],
    explain:
      'Directivity says how little of the light that enters one port of a coupler comes back out of its neighbor; higher is better.',
  },
  // Photonic parts
  {
    said: ['isolator', 'optical isolator', 'Faraday isolator'],
    explain:
      'An isolator lets light pass one way and blocks the other by a Faraday rotator between polarizers, so that reflections do not disturb a laser.',
  },
  {
    said: ['dual-stage', 'dual stage', 'single-stage', 'dual-stage isolator'],
    explain:
      'A dual-stage isolator is two single stages in a row: about twice the isolation in dB, for a little more loss.',
  },
  {
    said: ['isolation'],
    explain:
      'Isolation is how far light the wrong way, or of the wrong channel, is weakened, in dB; higher is better.',
  },
  {
    said: ['circulator', 'optical circulator'],
    explain:
      'A circulator passes light from port 1 to port 2 and from port 2 to port 3, so that what comes back on a fiber leaves by a port of its own.',
  },
  {
    said: ['collimator', 'fiber collimator'],
    explain:
      'A collimator turns the light that spreads from a fiber into a parallel beam, and the other way round gathers a beam into a fiber.',
  },
  {
    said: ['numerical aperture', 'NA'],
    explain:
      'The numerical aperture (NA) is the sine of the half angle of the cone of light that a lens or fiber takes in; a larger one gathers more light and focuses smaller.',
  },
  {
    said: ['GRIN lens', 'GRIN', 'gradient-index lens', 'gradient index'],
    explain:
      'A GRIN lens is a glass rod whose refractive index falls from the axis outward, so that it focuses with flat ends.',
  },
  {
    said: ['pitch', 'quarter pitch', 'GRIN pitch'],
    explain:
      'The pitch of a GRIN lens is its length in periods of the ray’s wave: at 0.25, a point on one face becomes a parallel beam at the other; a little less leaves room for a gap.',
  },
  {
    said: ['asphere', 'aspheric lens', 'molded asphere'],
    explain:
      'An aspheric lens has a surface that departs from a sphere, so that a single lens focuses a wide cone without spherical aberration.',
  },
  {
    said: ['fast axis', 'fast axis collimation', 'FAC', 'slow axis', 'FAC lens'],
    explain:
      'The fast axis is the direction in which a diode laser spreads most; a cylindrical lens close to the facet, the FAC lens, collimates it.',
  },
  {
    said: ['focal length', 'EFL', 'back focal length', 'working distance'],
    explain:
      'The focal length is the distance at which a lens brings a parallel beam to a point; the working distance is the free room between the last surface and that point.',
  },
  {
    said: ['responsivity'],
    explain:
      'Responsivity is the current that a photodiode gives for each watt of light, in A/W; it depends on the wavelength, and 1 A/W is near the limit at 1550 nm.',
  },
  {
    said: ['dark current'],
    explain:
      'Dark current is what flows through a photodiode without any light; lower is better, since its noise hides weak signals.',
  },
  {
    said: ['bandwidth', '3 dB bandwidth'],
    explain:
      'The bandwidth of a detector is the frequency at which its signal has fallen by 3 dB; larger diodes are slower.',
  },
  {
    said: ['photodiode', 'photodetector', 'PIN', 'PIN photodiode', 'PIN diode'],
    explain:
      'A PIN photodiode turns light into current through an undoped layer between its p and n sides: fast, linear and without gain.',
  },
  {
    said: ['APD', 'avalanche photodiode'],
    explain:
      'An avalanche photodiode (APD) multiplies its current inside by a high voltage, for light too weak for a PIN diode; it adds noise and needs a steady bias.',
  },
  {
    said: ['InGaAs', 'extended InGaAs'],
    explain:
      'InGaAs is the semiconductor of detectors for about 900 to 1700 nm; silicon serves 400 to 1000 nm.',
  },
  {
    said: ['balanced receiver', 'balanced detection', 'balanced photodetector'],
    explain:
      'A balanced receiver subtracts the currents of two equal photodiodes, so that the noise they share, such as that of the laser, cancels.',
  },
  {
    said: ['common-mode rejection', 'CMRR', 'common mode rejection ratio'],
    explain:
      'Common-mode rejection says how well a balanced receiver cancels what both its diodes see alike, in dB; higher is better.',
  },
  {
    said: ['OCT', 'optical coherence tomography', 'swept source', 'swept-source OCT'],
    explain:
      'Optical coherence tomography (OCT) images tissue in depth by interference of near-infrared light; swept-source OCT tunes a laser over a band, often around 1310 nm.',
  },
  {
    said: ['optogenetics', 'optogenetic cannula', 'cannula', 'fiber photometry'],
    explain:
      'In optogenetics light switches nerve cells that were made sensitive to it; a cannula is the implanted stub of fiber that brings the light to them.',
  },
  {
    said: ['VOA', 'variable optical attenuator', 'MEMS VOA'],
    explain:
      'A variable optical attenuator (VOA) is set while it works: by a screw, or by a voltage that tilts a mirror, as in a MEMS VOA.',
  },
  {
    said: ['MEMS'],
    explain:
      'MEMS are mechanical parts of micrometers etched in silicon, such as the mirrors of switches and attenuators.',
  },
  // Standards
  {
    said: ['GR-326', 'GR-771', 'GR-20', 'Telcordia'],
    explain:
      'The Telcordia GR documents state what parts of a telecom network have to stand: GR-326 single-mode connectors, GR-771 splice closures, GR-20 outdoor cable.',
  },
  {
    said: ['IEC 61753', 'IEC 61753-1', 'IEC 61755', 'grade B', 'attenuation grade'],
    explain:
      'IEC 61753-1 grades what any two connectors lose and reflect when mated at random: grade B is 0.12 dB on average and 0.25 dB for 97% of joints.',
  },
  {
    said: ['TIA-568', 'TIA-568.3'],
    explain:
      'TIA-568 is the American standard of building cabling; part 3 states fibers, connectors, polarity and the losses allowed.',
  },
  {
    said: ['400G-DR4', 'DR4', '400GBASE-DR4', 'parallel optics'],
    explain:
      'Parallel optics such as 400G-DR4 send over four pairs of fibers at once through an MPO; each pair can serve a port of 100G on its own.',
  },
  {
    said: ['transceiver', 'QSFP', 'SFP', 'QSFP-DD', 'OSFP'],
    explain:
      'A transceiver is the pluggable part of a switch that turns electric signals into light and back; SFP, QSFP and OSFP are its sizes.',
  },
]
