/**
 * By product's slug, more of what it is wanted for, in the many words that people have for it who
 * see the trouble and not the part: accessories and services first of all, which nobody calls by
 * their names. For the full text of the server alone; pages do not carry it.
 */
export const needs: Record<string, string> = {
  // Accessories of terminals and closures
  'vmt-locking-cap':
    'shut a drop port, block an outlet, close an opening for good, stop people from plugging in, nobody can open it by hand, needs a special key or tool, technicians steal ports, unauthorized connection, somebody else uses our spare outlet, seal an unused socket, lockout, cover that cannot be unscrewed, keep a port free for later, theft, tamper proof plug, port is dead, bad, broken, faulty or went wrong, contractors and installers keep plugging customers or drops into it, nobody can use it again, does not twist off by hand, cannot be undone, screw on there, clown hooks up his own customers, without the tool',
  'vdc-o-ring-kit':
    'rubber seal of the dome is cut, pinched, lost, dry, dirty or flattened; leaks after reopening, fresh seal and grease each time it was opened, gasket between base and cover, replacement ring, water got in, clamp and silicone, spare part of a closure',
  'vdc-splice-tray-24':
    'more room for splices in a dome that is half empty, add capacity, additional trays later, the closure came with only a few, expand, extra organizer for single fusion, ran out of trays after another cable, splice another two dozen',
  'vdc-ribbon-tray-16':
    'sixteen-fiber ribbons in the dome, trays for wide ribbons, change the big dome from twelve to sixteen, mass fusion organizer',
  'vdc-splitter-tray':
    'put loose splitters inside a dome, hold small tubes with clips so that they do not float around, fix bare splitters in a dome, split at the closure, mount a bare splitter in the field, holder for steel tube devices',
  'vwx-pole-bracket':
    'hang a wall panel or box on a pole, straps, steel bands, utility, telephone or wooden pole, banding, no wall there, mount it up on a mast, adapter plate behind the enclosure',
  'vsw-splice-tray-24':
    'more splices in the wall enclosure, additional tray, it came with two, fill the wall cabinet, extra capacity',
  // Accessories of panels and chassis
  'vp1-splice-kit-24':
    'splice inside an ordinary patch panel, end a raw cable in a panel made for plugs, holders and sleeves to add behind, convert the panel to splicing, pigtails inside, makes it possible to splice behind a plain 24 port patch panel',
  'vhd1-deep-rear-bracket':
    'cassettes stick out too far behind, long cassette does not fit, more depth at the back, cable hits the door or is bent at the rear, extend the rear cable support, deeper strain relief, longer inserts behind the housing, retrofit at the back of the panel',
  'vhd1-ribbon-splice-holders':
    'existing splice panel has to take ribbon, trays made for singles get ribbon sleeves, the cable that came is ribbon, holders for mass fusion sleeves, convert the trays, inserts for wide protectors',
  'vsr-ribbon-tray-12':
    'rack chassis has to take ribbon, tray for twelve-fiber ribbons in the splice shelf, change over from loose tube to ribbon, swap trays, the cable turned out to be ribbon',
  'vsr5-splice-module-12-sc-apc':
    'add another twelve green ports to the chassis, spare module with pigtails, replace a damaged one, grow later',
  'vsh8-tray-set-12':
    'use the empty half of the big chassis, second dozen of trays, upgrade in service, fill the rest while traffic is on, more capacity up to the full count',
  'vsh-side-trough':
    'guide a stiff high-count cable at the side of the rack, bend radius, slack of thick cable, route down the bay beside the chassis, protect ribbons',
  'vse-floor-stand':
    'wall will not carry the weight, plaster or drywall, put the entrance cabinet on the floor, legs, base, pedestal frame under it, too heavy to hang',
  // Accessories of frames and hubs
  'vdf-hook-kit':
    'new blocks do not hang in an old frame, older hole pattern, retrofit without drilling, frame from earlier years, adapter for the mounting rails, blocks will not go in',
  'vxc-divider-kit-3':
    'another operator, provider, tenant or third carrier shares the cabinet, part it off, own door and lock, nobody can reach the others, split a half again, partition, security between companies, colocation, separate compartment, several ISPs rent space, another one wants in behind a lock of their own',
  'vfh-pad-template-432':
    'pour the concrete base before the cabinet is delivered, anchor bolts in the right spot, form, frame in the slab, conduit or duct opening, footing, foundation crew, mold, set bolts, pad preparation',
  'vdf-vertical-manager-100':
    'narrow space for jumpers between frames, slack of cords, vertical duct, tidy up cords at the side',
  'vdf-vertical-manager-150':
    'wide space for jumpers between frames, many cords, slack spools, vertical duct, tidy up',
  'vpt-pedestal-housing-250':
    'green plastic shell that stands at the curb or in the lawn, empty post for a terminal or a closure, cover over a splice at a lot line, mower, cars',
  // Test gear
  'connector-cleaning-kit':
    'dirty plugs, wipes, pens, swabs, clean before connecting, tech’s bag with all it takes, alcohol',
  'fiber-inspection-scope-mpo':
    'look at all twelve end faces at once, check array plugs for dirt and scratches, pass or fail by itself, multi-fiber microscope',
  'fiber-inspection-scope-usb':
    'look at the face of a plug, dirt and scratches, video microscope for a laptop or tablet, pass or fail report, bulkheads and jumpers',
  'handheld-power-meter-sm-mm':
    'read how much light arrives or comes out of a connector, light level, check power, dBm, loss with a source, pocket instrument, little thing to measure light',
  'sm-light-source-1310-1550':
    'send stable light into a fiber to measure loss with a meter, tone to find a fiber',
  'loss-test-kit-quad':
    'one case with source and meter for multimode and single-mode, certify both kinds of fiber, launch cords, encircled flux, set for a contractor, four wavelengths',
  'mpo-power-meter-12':
    'all lanes of an array link at one shot, loss and polarity of trunks, which method, mapping, no fan-out cord, whether a trunk was built crossed or straight, find out which way lanes run, all at one time',
  'il-rl-test-set-bench':
    'test jumpers in production, loss and reflection of each end, cable assembly house, automatic, many channels, acceptance of cords, incoming inspection, no mandrel, no winding or wrapping the fiber around a rod, one fiber after the other in a row, steps through by itself, check each end of jumpers we make, reflection',
  'polarization-extinction-meter':
    'which axis does the light leave, slow or fast axis angle, extinction ratio in dB of a PM fiber, align the key of a connector, rotate before glue or splice, polarization measuring instrument',
  'pon-otdr-1650-live':
    'find the fault from the customer while the others stay up, in-service, live PON, filtered wavelength, does not disturb neighbors',
  'handheld-otdr-1310-1550':
    'how far is the break, locate a cut, trace of a span, distance to the fault, splice loss, crew instrument',
  // Services
  'fiber-restoration':
    'cable cut, torn down, ripped up, burned, dug up, an auger, excavator, plow or farmer went through it, hit by a truck, send people, somebody can still come, how soon, within what time, pole knocked over, storm, flood, rodents; emergency crew today or tomorrow, no agreement or contract needed, who can come out, get us back up, down, dark, outage, after hours, weekend, not under contract, never signed anything, no customer of yours, help people who are not, ice, wind, tree, lightning, gunshot, boat anchor, train, tore, snapped, broke our line',
  'maintenance-agreement-4-hour':
    'standby crew, guaranteed four-hour response, contract for hospitals and data centers, spare parts on site, round the clock',
  'maintenance-agreement-8-hour':
    'standby crew, guaranteed eight-hour response, yearly contract, cheaper than the fast one, round the clock',
  'link-certification':
    'prove that every link passes, measure what others installed, test report for owner, insurer or warranty, papers, certificates, sign-off, third party tester, acceptance',
  'structured-cabling-installation':
    'people who pull, terminate, mount and label cable in an office, school or hall; outlets, drops, racks, rewire a floor, move, contractor, night work',
  'data-center-fiber-planning':
    'draw the hall: racks, rows, trays, which trunk where, how many panels, bill of material, layout, growth plan, white space, design before purchase',
  'access-network-design-fttx':
    'draw the network of a town: routes, splits, addresses, poles, permits, low-level design, map, homes passed, bill of material, grant application',
  'project-management-fiber-builds':
    'somebody to take over the build: coordinate contractors, keep to plan and budget, site meetings, supervise, monitor, schedule, we have no staff for that, owner’s representative, weekly reports',
  'outside-plant-splicing':
    'splicing crew with truck and machine, planned work, closures in the field, ribbon and single, night window, count of splices, by the day',
  'ai-cluster-fabric-integration':
    'cable a GPU cluster: route, patch and test every port, link table, racks of accelerators, turn-up, fixed price, leaf and spine',
  'fusion-splicing-closure-course':
    'learn to splice and build closures by hand, hands-on days, new technicians, practice, certificate, teach the crew',
  'fiber-fundamentals-course':
    'learn the basics, read an OTDR trace, newcomers, sales and designers, theory, beginners, teach office staff',
}
