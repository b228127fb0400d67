/**
 * By product, the work, place and trouble that it is for, as somebody says it who does not know its
 * name: what tells it from its neighbors of the same type, for which `uses.ts` speaks. For the full
 * text alone; nothing is claimed by it.
 */
export const usesOfProducts: Record<string, string> = {
  // Cassettes: adapter plates
  'va6-6-lc-duplex':
    'cables already have their LC plugs on and I just want to park them in an empty slot, plug in from both sides, straight-through couplers, no cable fanned out, no splice',
  'va6-6-mpo-12':
    'pass array plugs of twelve straight through the front, parallel optics SR4 DR4 that need the MTP itself at the panel, trunk to trunk in a slot',
  'va6-6-mpo-16':
    'pass array plugs of sixteen straight through, MTP16 bulkhead, eight lanes each way, links of 400 and 800 gig, key on the side so that nobody plugs twelve into sixteen',
  // Cassettes: MPO to LC
  'vc12-mpo-24-to-24-lc':
    'wide insert that takes two positions, one plug of twenty-four fibers in the back and twenty-four singles in front, fewer trunk legs to handle behind the panel',
  'vc6-mpo-12-to-12-lc-apc':
    'green angled ports in front of an array trunk, cable TV overlay, access network, low reflections, analog video, hub in a headend with plug-and-play trunks',
  'vc6-mpo-12-to-12-lc-om4':
    'multimode insert, servers and switches at short distance in one building, 10 gig 40 gig 100 gig SR, aqua, 850 nm, storage network',
  'vc6-mpo-12-to-12-lc':
    'the ordinary single-mode insert: our backbone ends in MTP plugs and the switches take LC jumpers, split twelve into singles, fill the housing',
  // Cassettes: MPO to VSFF
  'vc6-2-mpo-12-to-12-cs':
    'extend an installation that already uses CS plugs, 2 x 200 gig optics, legacy CS transceivers',
  'vc6-2-mpo-16-to-16-sn':
    'serve two 800 gig DR8 ports of a switch from one slot, sixteen-fiber trunks turned into small duplex ports in lane order, AI cluster',
  'vc6-3-mpo-12-to-18-mdc':
    'most fibers in a slot where our optics have MDC sockets, three old twelve-fiber trunks reused, thirty-six fibers',
  'vc6-3-mpo-12-to-18-sn':
    'most fibers in a slot with SN sockets, three twelve-fiber trunks that are already pulled reused, thirty-six fibers, fill one rack unit with 432',
  // Cassettes: splice
  'vs12-splice-24-lc-ribbon':
    'ribbon cable fused straight into a panel slot, two ribbons at once in two shots of the mass splicer, twenty-four ports in front, double wide insert',
  'vs6-splice-12-lc-apc':
    'fuse loose tube cable into a panel slot in an outdoor cabinet that gets hot and cold, green angled ports, access network feeder, twelve colors of a buffer tube',
  'vs6-splice-12-lc':
    'fuse an ordinary cable into a panel slot beside plug-in inserts, pigtails already in it, one buffer tube of twelve, blue ports, equipment room',
  'vs6-splice-18-sn-ribbon':
    'fuse ribbon of a 432-fiber cable into a slot with the smallest ports in front, three ribbons, new this year',
  // Cassettes: splitter and WDM
  'vx12-splitter-1x16-lc-apc':
    'one OLT port shared by sixteen customers in the rack of the central office, sixteen legs at the faceplate, split at the exchange, double wide',
  'vx6-coexistence-gpon-xgs':
    'run the old GPON and the new ten-gig PON and TV on the same feeder in a panel slot, migrate subscribers one at a time, no truck roll, no second fiber',
  'vx6-cwdm-8':
    'running out of fiber between two sites: eight colors on one strand in a panel slot with a monitor port and room for the old 1310 link',
  'vx6-splitter-1x8-lc-apc':
    'share one fiber among eight in a panel slot, feed eight receivers from one, small split in the rack',
  'vx6-splitter-dual-1x4-lc-apc':
    'two separate four-way splits in one slot, first stage of a cascade, two providers share the panel without sharing light',
  // Collimators
  'adjustable-collimator-fc-5axis':
    'get a laser beam that travels through air into a single-mode fiber and tweak it until the power is best: x, y, tilt and focus screws, optical table, cage system, launch stage, realign after somebody bumped it',
  'adjustable-collimator-fc-zoomfocus':
    'beam out of a fiber that I can refocus by hand by turning a ring, change of wavelength or distance, throw the spot from near to far, telecom lab at 1310 and 1550',
  'fixed-collimator-fc-apc-1550-f11':
    'clean round beam of two millimeters out of a single-mode plug, free-space link across a bench, set once for a wavelength and never touched again, no light back to the laser',
  'fixed-collimator-sma-vis':
    'feed light of a lamp or a plasma into a spectrometer, collect light from a sample with a thick multimode fiber with screw-on SMA plug, illumination, visible or ultraviolet, sensor head',
  'grin-collimator-pigtail-1550':
    'thin glass tube with a fiber glued in for building own modules: switches, filters, isolators, delay lines, face two of them across a small gap, fits in a narrow bore',
  'high-power-collimator-50w-sma':
    'pump laser of tens of watts out of a fat fiber, melting, soldering, heating, hardening, marking, air cooled without water, the old one burned',
  'pm-collimator-1064':
    'beam of a fiber laser with its polarization kept, slow axis marked, interferometer, frequency doubling, nonlinear crystal, amplifier seed',
  // Neuroscience and OCT
  'light-sheet-probe-0p7':
    'thin plane of blue light through a cleared brain or a slice, side illumination of a microscope by a fiber, SPIM',
  'optogenetic-cannula-200':
    'blunt fiber stub that stays in the head of a mouse or rat, stimulate or record from neurons under the tip, implant length to the depth of the region, ferrule mates with a sleeve, calcium signals, photometry',
  'optogenetic-tapered-probe':
    'sharpened fiber that lets light out along its side, illuminate all cortical layers, less tissue damage, gentle insertion, larger volume with less heating',
  'oct-forward-view-probe-1p2':
    'look straight ahead from the tip of a needle or handpiece, focus some millimeters in front of the window, eye, tooth, skin, ear',
  'oct-side-view-probe-0p9':
    'look sideways while it turns and is pulled back, catheter through a vessel, airway or duct, rotary joint, wall of a lumen',
  // Hardened
  'hardened-mpo-feed-cable-12':
    'cable that feeds a plug-in terminal from the hub with connectors on both ends, nobody has to splice anywhere, measured to length, sealed array plug outside and ordinary MTP at the cabinet or panel',
  'hardened-mpo-tail-12':
    'tail with one sealed array plug for the terminal and the other end bare to fuse in the closure, swap a terminal that a truck knocked down in minutes, spare tail',
  'hardened-sc-drop-flat':
    'cable from the pole or box at the street to the house with plugs on, installer without splicer, strung through the air or in the ground, no metal in it, cheapest way to a home, lightning',
  'hardened-sc-drop-indoor-outdoor':
    'one continuous run from the terminal outside through the wall into the living room, jacket allowed indoors and outdoors, no changeover box, apartment riser, fire code',
  'hardened-sc-drop-toneable':
    'bury it and find it again later: copper wire in it for the locator, utility locate, call before you dig, somebody will cut it in the garden otherwise',
  'hardened-sc-to-sc-jumper':
    'measure light at a drop port outside with my ordinary meter or OTDR without opening the box, adapter lead for the technician on the ladder',
  // Patch cords
  'armored-lc-duplex-patch-cord-os2':
    'cords get crushed, stepped on, pinched under floor tiles or in doors, eaten by rats or mice, rodents, factory floor, steel spiral inside, tough',
  'lc-duplex-patch-cord-apc':
    'green small plugs at both ends, splitter or video ports, frames of the exchange, reflections trouble the transmitter, PON in the rack',
  'lc-duplex-patch-cord-om3':
    'older aqua multimode in the building, match what is there, servers, 10 gig up to three hundred meters',
  'lc-duplex-patch-cord-om4':
    'aqua or violet multimode between server and switch, short reach, SR optics, several patch points in the channel, low loss',
  'lc-duplex-patch-cord-om5':
    'wideband multimode, several wavelengths on one pair, BiDi and SWDM optics, 400 gig without pulling more fibers, bright green jacket',
  'lc-duplex-patch-cord-os2':
    'the ordinary yellow single-mode jumper from switch to panel, long reach LR optics, two small plugs at each end',
  'lc-sc-duplex-patch-cord-os2':
    'small plug at one end and big square plug at the other, old frame to new equipment, media converter, migrate from the square plugs',
  'sc-simplex-patch-cord-apc':
    'single green square plugs at both ends, from the wall outlet to the modem or ONT in the home, GPON customer, TV overlay, bends round a corner or behind furniture',
  // Pigtails
  'lc-pigtail-set-os2':
    'dozen colored fibers with one plug each to fuse onto the twelve strands of a buffer tube, one tray, raw cable gets connectors',
  'lc-ribbon-pigtail-12':
    'twelve plugs on one flat ribbon so that a ribbon cable is ended in one shot of the mass splicer, saves hours',
  'sc-pigtail-apc':
    'single green square plug with a bare end, one more port in a terminal or outlet, replace a damaged end in the box, stock for the van',
  // Trunks
  'armored-mpo-24-trunk-os2-288':
    'big preterminated backbone that may lie under power cables, in a rough tray, gets stepped on, 288 strands, plenum air space, steel wrapped',
  'mpo-12-cord-om4':
    'multimode array jumper between the back of an insert and a transceiver, 40 gig and 100 gig SR4, crossed for straight link',
  'mpo-12-to-lc-breakout-harness-os2':
    'split a 400 gig port into four of 100 gig, octopus from one wide plug to six pairs, single-mode, connect LC equipment to a trunk without a panel',
  'mpo-12-trunk-os2-144':
    'backbone between two rows or rooms that arrives with plugs on, pull it and plug it, no fusion on site, pulling eye, 144 strands, fills one rack unit',
  'mpo-16-to-sn-breakout-harness-os2':
    'split an 800 gig port into eight of 100 gig with the smallest duplex plugs, switch to servers in an AI row, single-mode octopus',
  'mpo-16-trunk-os2-16':
    'one cable for one 800 gig or 1.6 terabit transceiver, no dark strands, GPU cluster, leaf to spine, sixteen strands',
  // VSFF cords
  'cs-duplex-patch-cord-os2': 'jumper for old optics with CS sockets, replacement',
  'mdc-duplex-patch-cord-os2':
    'thin jumper for optics and panels with MDC sockets, polarity turned in the field without tools, boot comes off',
  'sn-duplex-patch-cord-os2':
    'thin jumper for optics and crowded panels with SN sockets, three times as many as LC in the same opening, less bulk at the front of the rack',
  'sn-lc-duplex-patch-cord-os2':
    'tiny plug at one end and LC at the other, new switch to old panel, no adapter module between, mixed generations',
  'sn-mt-16-patch-cord-apc':
    'sixteen fibers in a plug as small as SN, most fibers through the front of a switch, co-packaged optics, angled single-mode',
  // Frames: accessories and cabinets
  'vdf-hook-kit':
    'hang a new block in an old frame that was delivered years ago, holes do not match, retrofit, adapter hooks, keep the old frame, no drilling',
  'vfh-pad-template-432':
    'before the cabinet comes: pour the foundation, concrete crew, set the anchor bolts and the conduit opening at the right place, footing, slab',
  'vxc-divider-kit-3':
    'a third carrier wants his own locked part in our meet-me cabinet, split one half in two, separate doors and keys',
  'vxc-cross-connect-cabinet-1152-lc':
    'two carriers hand circuits to each other in a colocation room, each has a lock, neutral point, indoor, interconnect',
  'vxc-cross-connect-cabinet-576-sc':
    'roadside cabinet where any incoming fiber is jumped to any outgoing one, dedicated lines for businesses, point to point, no split, weatherproof',
  // Hubs
  'vfh-distribution-hub-144':
    'small neighborhood, village, hang the split cabinet on a utility pole without a crane, light enough for two people, passive, no power, 144 customers',
  'vfh-distribution-hub-288':
    'housing estate of nearly three hundred, street cabinet with splitters added as people sign up, tails out of the base so that nobody splices inside it',
  'vfh-distribution-hub-432':
    'large subdivision or town quarter, biggest street cabinet on a concrete pad, four hundred customers, add splitters as they sign up',
  'vfh-indoor-hub-96':
    'apartment block or tower, basement or electrical room, split inside the building for close to a hundred flats, riser cables to each floor',
  // Blocks and managers
  'vdf-frame-block-144-lc':
    'add another 144 ports to a frame that has an empty position, comes with a tail to the splice point, grow as needed, small plugs',
  'vdf-frame-block-72-sc':
    'add square green ports to a frame position, mix SC into an LC frame, OLT side, comes with tail',
  'vdf-splice-block-288':
    'joints of the outside cable inside the frame below the ports, page trays, end a big cable at the frame, no separate splice cabinet',
  'vdf-vertical-manager-100': 'narrow duct for slack of few cords beside a frame',
  'vdf-vertical-manager-150':
    'cords hang down in a mess between two racks, tidy spaghetti, spools and duct for slack, thousand cords, remove one without pulling others',
  // ODF
  'vdf1-odf-576-lc':
    'narrow frame for a small exchange, headend hut or edge site with little floor, starts small, few hundred ports',
  'vdf2-odf-1008-sc':
    'frame against the wall with square green ports for the OLT room, about a thousand terminations, everything from the front, no rear access',
  'vdf2-odf-2016-lc':
    'main frame against a wall, two thousand ports, one cord length for all, order and slack, front access, central office rebuild',
  'vdf4-odf-4032-lc':
    'very large exchange, four thousand ports, street side and equipment side on two aisles, stands free, cross-connect through the middle',
  // Panel accessories
  'vhd1-deep-rear-bracket':
    'cable behind the housing is bent too tight, more room in the back for ribbon or stiff cable, longer bracket, door does not close',
  'vhd1-ribbon-splice-holders':
    'splice panel for singles has to take ribbons after all, holders for the wide sleeves',
  'vp1-splice-kit-24':
    'turn an ordinary LC panel into one where the cable is fused inside, tray added later, incoming cable has no plugs',
  // High-density panels
  'vad-any-density-patch-panel-2u':
    'two-unit box with slots for anything: splitters, filters, attenuators beside plain ports, tall modules, mix and grow later',
  'vad-any-density-patch-panel':
    'one-unit box where each slot is chosen on its own, small and ordinary plugs mixed, start half empty, change later while the rest is working, future proof',
  'vhd1-128-lc':
    'ports in groups of sixteen for 800 gig optics with sixteen-fiber trunks, no stranded fibers, one unit',
  'vhd1-144-lc-apc':
    'one unit with 144 green angled ports, cable TV, PON headend, coherent, reflections',
  'vhd1-144-lc-om4':
    'one unit with 144 multimode ports, aqua, servers and storage, short reach, OM4 and OM5',
  'vhd1-144-lc':
    'one unit packed with 144 single-mode ports, trays pull out so that fingers reach a plug without disturbing the live one beside it, rack space is short',
  'vhd1-36-mpo-12':
    'array trunks joined at a panel, MTP to MTP, 36 couplers, parallel optics, one unit, one connector pair less',
  'vhd1-432-sn':
    'the most fibers that go into one rack unit, tiny sockets, AI hall, out of rack space, three times LC',
  'vhd1-96-lc-splice':
    'end and fuse a 96-fiber cable in a single rack unit, sliding trays, splicing at a bench then hung in, spliced and patched together',
  'vhd1-cassette-housing-12':
    'empty one-unit box to slide inserts into, buy modules as you grow, pay as you grow',
  'vhd4-cassette-housing-48':
    'empty four-unit box for 48 inserts, whole rack section in one, door and side ducts for the cords, big backbone',
  // Rack-mount panels
  'vlx1-lgx-housing-3':
    'somewhere to put one or two splitter or filter modules in a rack, flat, hut or shelter, one unit',
  'vlx3-lgx-housing-14':
    'shelf full of splitter or filter modules standing upright, headend, central office, three units, wide ones too',
  'vp1-24-lc-duplex':
    'simple cheap fixed panel with plenty of finger room for small office or closet, 48 strands, wide spacing, gloves',
  'vp1-24-sc-apc':
    'end a 24-fiber cable with green square ports at the headend, pigtails and tray already in it, cable TV transmitters, PON feeders',
  'vp1-24-st': 'old bayonet round plugs, campus network of the nineties, 62.5 micron, replacement',
  'vp1-48-lc-duplex': 'fixed panel in two rows, 96 strands in one unit, cord manager in front',
  'vp1-72-lc-duplex':
    'shallow rack or wall cabinet with little depth, fixed, 144 strands in one unit, never touched again',
  'vp4-288-lc-splice':
    'end a 288-fiber cable in one rack shelf, fused and patched, pages swing, only front reach, wall behind',
  // Spooling panels
  'vsp1-24-lc-apc':
    'pull the cable out of the panel to the far end, length unknown, green ports, rest stays rolled up, no coil of slack under the floor',
  'vsp1-48-lc':
    'do not know how far the other room is, cable rolled up in the panel, pull as much as needed, tenant cage, riser, meet-me',
  'vsp1-8-mpo-12':
    'temporary hall, trial, trade show, move in a few months, rewind and take along, array ports',
  'vsp2-144-lc':
    'link two rows in one pull with cable from the panel itself, 144 strands, far end goes in with array plugs',
  'vsp2-4x12-lc':
    'four cabinets at different distances from one panel, star, each with a reel of its own, hut, campus buildings, wall boxes',
  // Splice chassis accessories
  'vse-floor-stand':
    'wall too weak for the heavy splice cabinet, drywall, brick crumbles, stand it on the floor, feet, plinth',
  'vsh-side-trough':
    'thick stiff cable has to turn into the chassis without kinking, bend radius, guide beside the rack, save space below',
  'vsh8-tray-set-12':
    'chassis half filled and the second cable comes, more trays while the first half is live, expand',
  'vsr-ribbon-tray-12':
    'cable turned out to be ribbon though the shelf is for singles, swap the tray, mass splice',
  'vsr5-splice-module-12-sc-apc':
    'add another twelve square green ports with their splices to the shelf, next buffer tube, grow',
  // Entrance
  'vsc-cabinet-splice-module-96':
    'joints inside a street or traffic cabinet, signal controller, clips on the rail with the breakers, dust and moths get in while it is open, small box',
  'vse-entrance-splice-cabinet-6912':
    'huge cables from outside meet fire-rated cables inside at the wall of a data center, thousands of ribbons, basement, vault, within fifty feet of entry',
  // High-count
  'vsh4-ribbon-splice-chassis-1728':
    'join one monster ribbon or rollable cable of 1728 in a rack, four units, mass fusion, panel trunks leave',
  'vsh5-splice-patch-chassis-576':
    'fuse and patch 576 in one shelf, ports and joints on the same turning tray, ribbon cable from outside, five units',
  'vsh8-ribbon-splice-chassis-3456':
    'the largest cables between data center buildings, campus, 3456, two splicers work at the same time, joints only, eight units',
  // Rack-mount splice chassis
  'vsr1-splice-chassis-48':
    'end one 48-fiber cable in a shallow wall rack, one unit, drawer, school, clinic, closet',
  'vsr2-splice-chassis-96':
    'end one 96-fiber cable in a rack, drawer that slides out with the cable attached, two units, fused and patched',
  'vsr3-splice-chassis-144-sc':
    'headend shelf with square green ports and joints, 144, swing-out modules, test cords are all SC',
  'vsr4-splice-chassis-288':
    'joints only in a rack, no ports, outside cable to panel tails, page trays, change from outdoor to indoor cable in the rack',
  // Terminal accessories
  'vdc-o-ring-kit':
    'dome was opened and must be tight again, rubber seal, gasket cut, cracked, flattened or lost, leaks, water got in, fails the pressure test, grease, desiccant',
  'vdc-ribbon-tray-16':
    'ribbons of sixteen in the dome, 1152, bigger ribbons than the trays that came with it',
  'vdc-splice-tray-24':
    'dome has room for more joints but trays are missing, another 24, branch added, expand closure on the pole',
  'vdc-splitter-tray':
    'put a splitter inside a dome, where do the splitter tubes sit, legs and slack held, cabinet not wanted',
  'vmt-locking-cap':
    'keep people off unused ports, vandals, tampering, competitor or customer plugs in himself, broken port blocked for good, theft of service, reserved',
  'vsw-splice-tray-24': 'wall box for splices is full, another tray, more joints at the entrance',
  'vwx-pole-bracket':
    'mount the outdoor wall box on a round pole with bands instead of a wall, timber, concrete or steel mast, straps',
  // Aerial, domes, inline
  'vic-aerial-inline-terminal-16':
    'hangs on the messenger between two poles, sixteen houses connected under the lid from a bucket, ordinary plugs, splices in the same case',
  'vdc-dome-closure-288':
    'main joint on the feeder, branches leave, express cable looped through, big handhole, flood, buried vault, expand later',
  'vdc-dome-closure-2x-1x32':
    'town does not allow a street cabinet, historic quarter, split underground or on the pole with 64 homes from two feeders, splitters already inside',
  'vdc-dome-closure-96':
    'small joint at a distribution point, feeds several terminals, pole or small pit, tight space, under water now and then',
  'vdc-ribbon-dome-closure-864':
    'ribbon or rollable cables joined outdoors, mass fusion on a truck, thick cables, hundreds of fibers, manhole',
  'vic-inline-closure-144':
    'repair a cut or shot cable that is still hanging, closes around the cable without pulling it through, straight joint, duct, strand, squirrel or gun damage, farm field',
  'vic-inline-closure-24':
    'small joint on a drop, lawn mower or spade cut it, lengthen a drop, branch to one building, tiny, beside the meter',
  // Multiport
  'vmt-multiport-mid-span-terminal':
    'tap a passing cable without cutting it, fibers for the next village stay whole, dozen homes, window cut in the jacket, ring cut, express tubes',
  'vmt-multiport-splitter-terminal-1x8':
    'only one fiber left at this pole but eight houses, split inside the terminal, distributed or cascaded split, rural road, save feeder fibers',
  'vmt-multiport-terminal-12-hmpo':
    'nobody can splice here: plug in the feeder and plug in the drops, dozen homes, fast build, unskilled crew',
  'vmt-multiport-terminal-4':
    'end of the line, last few farms, four homes, cul-de-sac, light and small',
  'vmt-multiport-terminal-8':
    'pole or pit with eight homes around, tail fused once at the closure, installers plug drops later as customers sign',
  // Pedestal and handhole
  'vht-handhole-terminal-12':
    'underground utilities, nothing may show above grass, box in a small pit with ports facing up, dozen homes, lifts up to work, flooded pit',
  'vpt-pedestal-housing-250':
    'post in the yard was hit by a mower or car, cover only, replace the green shell, slack storage at the curb',
  'vpt-pedestal-terminal-12-sc':
    'inside of a roadside post with a dozen ordinary ports, work standing not kneeling, uncut loop below',
  'vpt-pedestal-terminal-24-hsc':
    'dense suburb, roadside post with two dozen sealed sockets, plugged by hand, coming next year',
  // Wall boxes
  'vwb-mdu-terminal-48-sc':
    'one box for all flats of a building, hallway or basement, taps the riser, up to four dozen tenants, thin on the wall',
  'vwb-wall-box-2-sc':
    'little outlet in the living room where the drop ends and the modem plugs in, slack inside, one customer, over a flush socket, contractor keeps breaking the fiber behind the sofa',
  'vwb-wall-box-4-sc': 'four-port indoor box of older sites, extension',
  'vwb-wall-box-8-sc':
    'small building or row of shops, eight tenants, outside on the wall in the rain or inside, small split in it, locked provider part',
  // Wall-mount panels
  'vw12-12-sc-apc':
    'basement of a small apartment house, dozen flats, splices of the carrier behind their own door, green square ports',
  'vw24-24-lc-duplex':
    'telecom closet without a rack, hang it on the wall, two dozen pairs, factory, mechanical room, school',
  'vwx-24-sc-apc-ip65':
    'outside on a wall or mast, rain, sun, hail, stones thrown at it, hose-down, sealed box with ports and a splitter for about thirty customers, antenna site',
  'vsw-wall-splice-enclosure-144':
    'outdoor cable has to end where it enters the building, change to flame rated cable, joints only, hut at the tower, vault wall, damp',
  'vsw-wall-splice-enclosure-24':
    'where the carrier hands over to the tenant, two doors two owners, small business building, dozen pairs, fused and patched',
  // Instruments
  'connector-cleaning-kit':
    'dirty plugs, high loss after plugging, dust, fingerprints, wipes alcohol and clicker pens, tool bag for new hires, everything to clean every kind of port',
  'fiber-inspection-scope-mpo':
    'see all fibers of an array plug in one picture and get a verdict, contamination between the fibers, trunk acceptance, seconds per plug',
  'fiber-inspection-scope-usb':
    'look at single plugs and into ports of a panel, scratches, pass or fail on my phone or laptop, focus by itself, LC SC FC ferrules',
  'il-rl-test-set-bench':
    'factory that makes cords, incoming goods check, reflection of each plug without wrapping the fiber, many channels, production line, lab',
  'loss-test-kit-quad':
    'prove to the customer that new cabling is in spec, both ends, multimode and single-mode, warranty report, encircled flux, light source and meter in a case',
  'polarization-extinction-meter':
    'is the slow axis aligned, key of a PM plug, splice rotation, extinction in dB, PANDA production',
  'handheld-otdr-1310-1550':
    'where is the break, distance to the fault, bad splice or bend, new build acceptance of long single-mode lines, trace of every event',
  'pon-otdr-1650-live':
    'find a fault while other customers on the same tree are online, without switching off, from the home looking back through the splitter',
  'handheld-power-meter-sm-mm':
    'is there light at the customer, dBm at the outlet, simple pocket tool for each van, runs on AA cells',
  'mpo-power-meter-12':
    'which fiber of the array plug is dark, polarity wrong, all twelve at once, trunk check before rack is live',
  'sm-light-source-1310-1550':
    'steady laser for the far end while my colleague reads the meter, two wavelengths, identify loss by bending',
  // Lenses
  'ball-lens-sapphire-2': 'focus laser chip into fiber, small hard sphere, short focus, TO can',
  'ball-lens-sapphire-3':
    'hard sphere with more distance behind it, sealed package with window, scratch proof tip, wear, handpiece',
  'half-ball-lens-nbk7-5':
    'dome to glue on an LED or detector to gather more light, flat side down, cheap glass, wide angle',
  'cylindrical-lens-fac-0p6':
    'laser diode bar spreads far too much in one direction, tame the fast axis, pump module',
  'cylindrical-lens-pcx-f25':
    'make a line of light, line scan, barcode, sheet, correct an oval beam, one axis only',
  'grin-lens-0p5-relay':
    'carry the picture from deep in tissue up to the microscope, thin rod, implanted lens, endoscope, two-photon, brain imaging',
  'grin-lens-1p0-025':
    'rod that collimates a fiber glued to its flat face, probe tip, coupler, one millimeter',
  'grin-lens-1p8-023':
    'rod with slanted face against reflections, build own pigtailed collimators, isolators, filters',
  'microlens-array-1x12':
    'one small lens for each fiber of a ribbon or each pixel of a detector row, 250 micron, transceiver engine, coupling into a chip',
  'microlens-array-2d-150':
    'wavefront sensor, adaptive optics, even out a laser spot, beam shaping, lots of tiny lenses on a square plate, camera',
  'molded-asphere-f11':
    'make a parallel beam of about two millimeters from single-mode fiber with own mount, telecom wavelengths, long focus',
  'molded-asphere-f4p5':
    'gather the strong cone of a laser diode in a can, high aperture, short focus, visible, red, coupling',
  'molded-asphere-midir-f4':
    'mid infrared, gas sensing, quantum cascade laser, 3 4 5 micron, methane, heat, ordinary glass is opaque there',
  // Passive: attenuators
  'fixed-attenuator-lc-upc':
    'transceivers too close, receiver overload alarm, saturated, errors on a short link, drop so many dB at the port, small blue plug, plugs in between',
  'fixed-attenuator-sc-apc':
    'too much light at the customer near the exchange, ONT overload, TV picture noisy from high level, green square plug, drop so many dB',
  'mems-voa-1550': 'level set by a voltage, automatic power control, amplifier',
  'variable-attenuator-inline-manual':
    'turn the level slowly down by hand until bit errors come, receiver sensitivity, lab bench, simulate a long line, screw',
  // Couplers
  'fused-coupler-2x2-50-dual-window':
    'half of the light each way, two inputs mixed, interferometer, sensor, ring, both telecom windows, combine two sources, uneven split on order',
  'fused-tap-coupler-99-1':
    'watch the level of a line without taking much, monitor photodiode, one percent, amplifier control, alarm when light fails',
  'pluggable-tap-sfp-90-10':
    'listen in on live traffic, packet analyzer, security monitoring, copy of both directions, fits in an empty switch cage, no power',
  'pm-fused-coupler-2x2-1550':
    'gyroscope, hydrophone, coherent sensor, split without losing polarization, PANDA, half and half',
  // Isolators
  'fiber-circulator-3-port-1310':
    'send light to a sample and catch what comes back on another fiber, swept source, retina, reflection probe, broadband',
  'isolator-1550-dual-stage':
    'laser or amplifier is unstable since light comes back, EDFA, telecom, strong blocking, any polarization, connectors on order',
  'pm-circulator-1550':
    'send and receive on one polarization keeping fiber, lidar, sensor, grating reflection',
  'pm-isolator-1064-5w':
    'seed or oscillator dies of its own back light, protect fiber laser, amplifier chain, watts, ytterbium, marking laser',
  // PLC splitters
  'plc-splitter-1x16-steel-tube':
    'sixteen-way split to fuse in a tray of a strand terminal or dome, no plugs, loose legs',
  'plc-splitter-1x32-bare-steel-tube':
    'smallest 32-way split for makers of own modules, naked fibers, ribbonized legs, build into a box',
  'plc-splitter-1x32-lgx-sc-apc':
    'rack or headend: one OLT port to 32 customers, module with plugs on the front, no fusing, central split at the office',
  'plc-splitter-1x32-vfh-sc-apc':
    'more people signed up and the street cabinet has no split ports left, push in another module, next 32 homes',
  'plc-splitter-1x4-mini-tube':
    'four-way split fused in a tray, first stage of a cascade, tiny, closure, sleeve sized',
  'plc-splitter-1x64-abs-lc-apc': 'sixty-four way box with plugs',
  'plc-splitter-1x64-vfh-sc-apc':
    'street cabinet close to the exchange, 64 customers on one feeder, light budget to spare, save OLT ports',
  'plc-splitter-1x8-abs-sc-apc':
    'eight-way split with plugs on leads to lie in a wall box or small cabinet, no fusing, eight flats',
  'plc-splitter-1x8-steel-tube':
    'eight-way split to fuse in a tray of a pole closure, pedestal or wall box, no plugs, loose legs, eight homes',
  'plc-splitter-2x16-lgx-lc-apc':
    'two feeders on different routes so that a cut does not take customers down, redundancy, protection, sixteen customers, module in a rack',
  // WDM
  'cwdm-mux-18-1ru':
    'all coarse colors on one pair, most services without amplifiers, leased dark fiber pair is full, eighteen, rack',
  'cwdm-mux-8-lgx':
    'eight coarse colors over one pair in a module, hut or tower without air conditioning, antenna backhaul, fiber exhausted, cheap optics',
  'dwdm-mux-40-1ru':
    'forty dense colors, long haul, amplified, metro ring, ten terabit, no heater or power',
  'dwdm-mux-8-lgx':
    'eight dense colors in a module, amplified line, cascade more later, regional link',
  'pluggable-dwdm-mux-8-cfp2':
    'no rack space for a mux: put it in a free cage of the router, eight dense colors, IP over DWDM',
  'pon-coexistence-module-3':
    'run old and new PON generations and TV over the same feeder and splitter, upgrade to ten gig without touching the plant, headend module',
  // Photodetectors
  'ingaas-array-12-chip':
    'row of a dozen fast detectors to put behind a fiber ribbon, own receiver module, bare chip, wire bonding',
  'si-quadrant-to5':
    'where is the spot, keep a laser centered, steering mirror loop, autocollimator, drift, position, atomic force',
  'ingaas-apd-10g-rosa':
    'ten gig receiver for weak light at the end of a long line without amplifier, OLT, 80 km, module with socket',
  'si-apd-500-to46':
    'see very faint visible or near infrared flashes, distance meter, lidar at 905, fluorescence, gain inside',
  'balanced-receiver-20ghz-butterfly':
    'coherent link, microwave over fiber, subtract two fast arms, beat note, package for a board',
  'oct-balanced-receiver-400mhz':
    'imaging of the eye with a swept laser, subtract the reference, low noise box with amplifier, interferometer arms on two plugs',
  'ingaas-pin-1000-to5':
    'big infrared detector for a meter, aims easily, integrating sphere, slow but even, monitor, one millimeter',
  'ingaas-pin-20ghz-pigtail':
    'look at fast modulation on a scope, RF over fiber, fiber comes out of it, calibrate instruments',
  'ingaas-pin-300-to46':
    'infrared beam in air or multimode without a lens, medium speed, larger spot tolerance, gas sensing at 1650',
  'ingaas-pin-75-to46':
    'gigabit receiver in the infrared, small and quick, monitor of a laser, lens on the cap, low noise',
  'si-pin-2500-to5':
    'measure power of visible lasers and LEDs, big light cell, 633 and 532, lamp, ultraviolet edge, slow',
  'si-pin-850-to46':
    'cheap quick detector for VCSEL light at 850 in multimode, gigabit, industrial link, plastic',
  // Services
  'ai-cluster-fabric-integration':
    'GPU racks arrive and thousands of cords must be in the right ports before power-on, cabling verified against a list, optics seated and cleaned, go-live date',
  'outside-plant-splicing':
    'need people with splicers and a van for a build of closures and hubs, our crew is too small, subcontract the joints, thousands of splices, storm season',
  'structured-cabling-installation':
    'someone to pull and mount backbone, panels and frames in our hall or office, move, extension, labels, nights',
  'access-network-design-fttx':
    'we have maps and addresses and want fiber to every member: who draws the routes, decides splits and hubs, makes permits, high-level and low-level plan, grant application, town, co-op, county',
  'data-center-fiber-planning':
    'how many strands and which trunks and panels does a new hall need, layout to material list, growth, floor plan, drawings before we buy',
  'project-management-fiber-builds':
    'one person to keep crews, permits, deliveries and dates together, nobody here has time to coordinate, weekly reports, delays',
  'fiber-restoration':
    'a digger, fire, truck or storm took our cable out and we have no contract, emergency, help today, weekend, down, outage, bypass',
  'link-certification':
    'somebody independent to measure and sign off every link another firm installed, acceptance report, warranty, insurance, tier 1 tier 2',
  'maintenance-agreement-4-hour':
    'contract for sites where every hour down costs a fortune, someone with spares within hours, around the clock, factory, exchange, hospital, trading',
  'maintenance-agreement-8-hour':
    'contract for redundant rings, somebody the same working day is enough, cheaper than the quick one, campus, utility',
  'fiber-fundamentals-course':
    'new hires and electricians who never touched fiber learn the basics, cleaning, connectors, meters, beginners, two days',
  'fusion-splicing-closure-course':
    'teach our linemen to fuse and to seal closures so that we stop hiring crews, hands-on, practice, three days, terminals',
}
