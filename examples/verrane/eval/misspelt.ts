import { answerable } from '../../../eval/request.ts'

export const misspelt = answerable('misspelt', [
  ['multipart mid spann termnal', 'vmt-multiport-mid-span-terminal'],
  ['patchcord lc duplx singlemode', 'lc-duplex-patch-cord-os2 armored-lc-duplex-patch-cord-os2'],
  ['spliter 1x8 sc apc', 'plc-splitter-1x8-abs-sc-apc', 'splitRatio = 1×8; polish = APC'],
  ['optogenetc canula', 'optogenetic-cannula-200'],
  [
    'dome closer for 96 fibres',
    'vdc-dome-closure-96 vdc-dome-closure-288 vdc-ribbon-dome-closure-864',
    'fiberCount >= 96',
  ],
  ['atenuator for LC', 'fixed-attenuator-lc-upc'],
  ['colimator fc apc 1550nm', 'fixed-collimator-fc-apc-1550-f11', 'wavelength covers 1550'],
  ['casette mtp to lc om4', 'vc6-mpo-12-to-12-lc-om4', 'fiberType ~ OM4'],
  ['hardend drop cabel flat', 'hardened-sc-drop-flat'],
  ['pedistal terminal 12 port', 'vpt-pedestal-terminal-12-sc'],
  ['circulater 1310 nm', 'fiber-circulator-3-port-1310', 'wavelength covers 1310'],
  ['fiber inspekshun scope usb', 'fiber-inspection-scope-usb'],
  [
    'pannel 1u 144 fibers lc apc',
    'vhd1-144-lc-apc',
    'fiberCount >= 144; rackUnits <= 1; polish = APC',
  ],
  ['spooling patch pannel', 'vsp1-24-lc-apc vsp1-48-lc vsp1-8-mpo-12 vsp2-144-lc vsp2-4x12-lc'],
])
