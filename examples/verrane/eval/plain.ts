import { answerable } from '../../../eval/request.ts'

export const plain = answerable('plain', [
  [
    'I need an LC duplex patch cord, single-mode',
    'lc-duplex-patch-cord-os2 armored-lc-duplex-patch-cord-os2',
  ],
  [
    'Do you make multiport terminals for fiber to the home drops?',
    'vmt-multiport-mid-span-terminal vmt-multiport-splitter-terminal-1x8 vmt-multiport-terminal-12-hmpo vmt-multiport-terminal-4 vmt-multiport-terminal-8',
  ],
  ['OTDR for field technicians', 'handheld-otdr-1310-1550 pon-otdr-1650-live'],
  [
    'which dome closure do you have for splicing in a handhole',
    'vdc-dome-closure-288 vdc-dome-closure-2x-1x32 vdc-dome-closure-96 vdc-ribbon-dome-closure-864',
  ],
  ['1x32 PLC splitter', 'plc-splitter-1x32-lgx-sc-apc plc-splitter-1x32-bare-steel-tube'],
  [
    'MPO to LC cassette for our data center',
    'vc6-mpo-12-to-12-lc vc12-mpo-24-to-24-lc vc6-mpo-12-to-12-lc-apc vc6-mpo-12-to-12-lc-om4',
  ],
  ['We look for a fiber distribution hub for 288 homes', 'vfh-distribution-hub-288'],
  ['SC APC pigtail', 'sc-pigtail-apc'],
  ['a CWDM mux with 8 channels', 'cwdm-mux-8-lgx vx6-cwdm-8'],
  [
    'optical distribution frame for the central office',
    'vdf1-odf-576-lc vdf2-odf-1008-sc vdf2-odf-2016-lc vdf4-odf-4032-lc',
  ],
  ['balanced receiver for OCT', 'oct-balanced-receiver-400mhz'],
  ['GRIN lens for 1550 nm', 'grin-lens-1p8-023', 'wavelength covers 1550'],
  ['Inspection scope for MPO end faces', 'fiber-inspection-scope-mpo'],
  ['training on fusion splicing', 'fusion-splicing-closure-course'],
  [
    'someone who restores cut fiber, 24/7 emergency repair',
    'fiber-restoration maintenance-agreement-4-hour',
  ],
  ['wall box for the apartment, 2 SC ports', 'vwb-wall-box-2-sc'],
  ['optogenetic cannula', 'optogenetic-cannula-200'],
  ['PM isolator at 1064 nm', 'pm-isolator-1064-5w', 'wavelength covers 1064'],
  ['connector cleaning kit', 'connector-cleaning-kit'],
  ['SN duplex jumpers', 'sn-duplex-patch-cord-os2 sn-lc-duplex-patch-cord-os2'],
  ['What do you have for cross-connecting 1152 LC ports?', 'vxc-cross-connect-cabinet-1152-lc'],
  ['fixed attenuator SC/APC', 'fixed-attenuator-sc-apc'],
  ['microlens array 1x12 for parallel optics', 'microlens-array-1x12'],
  ['hardened drop cable that can be located with a toner', 'hardened-sc-drop-toneable'],
  ['MPO trunk 144 fibers', 'mpo-12-trunk-os2-144'],
  ['design service for an FTTX access network', 'access-network-design-fttx'],
])
