/**
 * By type, what its products do, as somebody says it who does not know or not use their name: the
 * work, the place, the trouble that they end. For the full text alone; nothing is claimed by it.
 */
export const uses: Record<string, string> = {
  // Cassettes
  'Adapter plates':
    'blank plate of couplers that fills a slot of a housing: two plugs meet face to face, plugged front and back, nothing spliced inside, for cables that come with connectors on',
  'MPO to LC cassettes':
    'module that slides into a panel housing and fans an array plug out: a trunk with many fibers in one plug at the back, single ports for jumpers at the front, preterminated, plug and play, nothing to splice',
  'MPO to VSFF cassettes':
    'module that slides into a panel housing and fans an array plug out to the smallest duplex ports, more fibers in a slot, for the newest transceivers and switches',
  'Splice cassettes':
    'insert that ends raw cable in a panel slot: pigtails inside, fusion spliced on a small tray behind, ports at the front',
  'Splitter and WDM cassettes':
    'insert that divides or combines light in a panel slot: one input shared among many subscribers, wavelengths put together or taken apart, services run side by side on one strand, monitoring taken out',
  // Collimators and probes
  'Adjustable collimators':
    'makes a parallel beam of what leaves a fiber, or puts a laser beam into a fiber, and can be refocused, steered, tilted and aligned by hand with screws or a ring',
  'Fixed collimators':
    'small lens barrel on the end of a fiber: straight parallel beam out of a plug into free space, and back; spot sent across a gap, focus set at the factory, nothing to adjust',
  'High-power and PM collimators':
    'beam out of a fiber with watts of laser power, for welding, cutting, pumping and marking, does not burn; or with its polarization kept straight',
  'Neuroscience probes':
    'fiber that goes into tissue: light brought into the brain of an animal, rat, mouse or slice, to drive or watch neurons; implant, optogenetics, photometry, fluorescence, blue or green light in the lab',
  'OCT imaging probes':
    'tiny optics at the tip of a fiber for looking into tissue, teeth, eyes, vessels or bores: endoscope, needle, catheter, optical coherence tomography, scanning, focus in front of the tip or to the side',
  // Cable assemblies
  'Hardened drop assemblies':
    'ready-made cable from the street to the house: sealed plug twists into a terminal by hand, no splicing at the customer, weatherproof, buried, hung between poles or pulled in duct, along the yard to the home; feeder tail of a terminal',
  'Patch cords':
    'short flexible fiber lead with a plug at both ends: from a panel to a switch, router, transceiver or instrument, from port to port in racks, under floors, through ceilings; jumper, lead, cross-connect',
  Pigtails:
    'short fiber with a plug at one end only and a bare end to fuse to a cable, inside trays and splice boxes, so that a raw cable gets connectors',
  'Trunks and harnesses':
    'thick backbone cable with many fibers and array plugs at its ends, pulled between rows, rooms or halls; or a fan that turns one array plug into many single plugs; factory made, cut to the length of the route',
  'VSFF cords':
    'thin lead with the smallest duplex plugs, for crowded panels and the newest optics, from tiny plugs to ordinary ones',
  // Distribution frames
  'Cross-connect cabinets':
    'enclosure where two sides are joined by cords and changed at will: carriers and tenants meet, feeder and distribution are patched, any fiber to any other, locked doors, street side or meet-me room',
  'Fiber distribution hubs':
    'street cabinet of a neighborhood: feeder fibers come from the exchange, splitters share them among the homes, drops and distribution cables leave; on a pole, on a concrete pad or inside a building; passive optical network, subscribers turned up one by one',
  'Frame blocks and managers':
    'piece that goes into a distribution frame: rows of ports with a tail, or a spot for splices, splitters or the slack of cords',
  'Optical distribution frames':
    'tall rack-like frame that ends all outside cables of a central office or headend: thousands of terminations, cords run in ducts down the side, everything reached from the front or from both sides, on the floor of an exchange',
  // Patch panels
  'High-density panels':
    'box in a rack that packs as many ports into one unit as possible, with sliding trays or slots for cassettes and modules; empty housing to be filled',
  'Rack-mount panels':
    'box in a rack where cables end in rows of ports, for jumpers to plug in: one unit, two units, telecom room, closet, headend; empty shelf for modules',
  'Spooling panels':
    'panel with its own cable wound up inside like a reel: pulled out as long as needed, the rest stays wound, moved and wound back, temporary halls, unknown lengths',
  // Splice chassis
  'Entrance and street-cabinet splicing':
    'where outside cable meets inside cable: splices by the hundred or thousand at the building entrance, basement, vault or in a roadside cabinet; enclosure, rail, wall',
  'High-count splice chassis':
    'rack chassis for the very largest cables, thousands of fibers in ribbons, mass fusion, trays that swing or slide, data center entrance',
  'Rack-mount splice chassis':
    'drawer in a rack where a cable is fused to pigtails and ends in ports, spliced and patched in one; or splices alone without ports',
  // Terminals and closures
  'Aerial terminals':
    'hung from the strand or messenger between poles: drops of the houses are plugged in under a cover from a ladder or bucket truck',
  'Dome closures':
    'sealed bell that keeps the joints of a cable dry: on a pole, in a manhole, handhole or vault, under water after rain; cables enter at the bottom, one may run through uncut, opened again to add branches',
  'Inline closures':
    'sealed sleeve around a joint where a cable comes in at one end and leaves at the other, to repair a cut or lengthen a cable, on strand, in duct or in the ground',
  'Multiport terminals':
    'sealed box with sockets on the outside for the drops of several homes: customers are connected by hand without opening it, on strand, pole, pedestal or in a handhole, fed by one tail or plug',
  'Pedestal and handhole terminals':
    'what stands at the curb or lies in a small pit in the ground between houses: drops of the neighbors are connected, post, green stake, yard, sidewalk, buried plant',
  'Wall boxes and MDU terminals':
    'small box on the wall of a house, apartment building, hallway or living room where the fiber from the street arrives and the outlet begins: subscriber, tenant, flat, demarcation, network interface',
  'Wall-mount panels':
    'box screwed to the wall of a basement, closet or outside that ends a cable in ports behind a lockable door',
  'Wall-mount splice enclosures':
    'box screwed to a wall that holds splices where a cable comes into a building or vault, provider and customer kept apart',
  // Instruments
  'Inspection and cleaning':
    'look at the end of a plug for dirt and scratches on a screen, pass or fail; wipe, pen or click tool that removes dust and grease from connectors and ports',
  'Loss and return loss test sets':
    'measures how much light a cord, plug or link loses and reflects, source and meter in one, certification and acceptance of a link, production test of cords and plugs',
  OTDRs:
    'finds where a cable is broken, bent, cut or badly spliced: sends pulses in from one end and draws a trace with distances; fault location, troubleshooting, dark branch, customers out',
  'Power meters and light sources':
    'shows how much light arrives, in dBm, or sends steady light into a fiber to be measured at the far end; pocket tool of a technician',
  // Lenses
  'Ball lenses':
    'little glass sphere that focuses a laser into a fiber, or half a sphere flat on a detector',
  'Cylindrical lenses':
    'bends light in one direction only: makes a line, or takes the wide fan out of a laser diode bar, fast axis, slow axis',
  'GRIN lenses':
    'small glass rod with flat ends that images or collimates, glued to a fiber tip, for needles, probes, endoscopes and microscopes',
  'Microlens arrays':
    'sheet or row of many tiny lenses side by side: one for each fiber, pixel or spot, evens out light, measures wavefronts',
  'Molded aspheres':
    'pressed lens with high aperture and no spherical error, collects the strong divergence of laser diodes and quantum cascade lasers, or collimates a fiber',
  // Passive components
  Attenuators:
    'makes light weaker on purpose: too much power blinds the receiver, short link, level set down by some dB; fixed plug, knob turned by hand or set by voltage',
  'Couplers and taps':
    'mixes or divides light between fibers, sends a small share to a monitor, halves it, interferometer arms',
  'Isolators and circulators':
    'lets light pass one way and nothing back: reflections and back-reflected power kept from the laser, protects the source; sends what returns to a third port, sender and receiver on one fiber',
  'PLC splitters':
    'shares one fiber among many: one in, two, four, eight, sixteen, thirty-two or sixty-four out, equal parts, passive network, feeder to homes, in tubes for trays or boxes with plugs',
  'WDM modules':
    'puts several colors of light, wavelengths or channels on one fiber and takes them apart at the other end; one pair carries many links, more capacity without new cable, services combined',
  // Photodetectors
  'Arrays and quadrant detectors':
    'several detectors on one chip: where a beam hits, tracking and centering, or one for each fiber of a ribbon',
  'Avalanche photodiodes':
    'detector with gain inside for very weak light, distance measurement, lidar, rangefinder, single pulses, long links',
  'Balanced receivers':
    'subtracts two light signals, cancels the noise they share, interferometry, coherent detection, swept source imaging',
  'InGaAs photodiodes':
    'turns infrared light of 900 to 1700 nm into current, telecom receiver, power measurement, fast signals',
  'Silicon photodiodes':
    'turns visible and near infrared light up to 1000 nm into current, light sensor, power measurement, 850 nm receiver',
  // Services
  'Installation and integration':
    'our crews come and do the work: pull, run, splice, plug, patch and label at your site, turnkey, hands on site, build',
  'Planning and design':
    'our engineers work out routes, counts, drawings and budgets before anything is built, and keep the schedule',
  'Testing and maintenance':
    'someone comes when a cable is torn, dug up, burned or dead, day and night, contract with hours to arrive; measures and signs off what others installed',
  Training:
    'lessons for new people: technicians, splicers and planners learn, practice, pass an exam, at your place or ours',
}
