import { answerable } from '../../../eval/request.ts'

export const otherLanguage = answerable('other-language', [
  [
    'Ich suche ein Patchkabel LC duplex OS2',
    'lc-duplex-patch-cord-os2 armored-lc-duplex-patch-cord-os2 sn-lc-duplex-patch-cord-os2 lc-sc-duplex-patch-cord-os2',
  ],
  [
    'Necesito un divisor PLC 1x32 con SC/APC',
    'plc-splitter-1x32-lgx-sc-apc',
    'splitRatio = 1×32; polish = APC',
  ],
  [
    'Nous cherchons un tiroir optique 1U avec 144 fibres LC/APC',
    'vhd1-144-lc-apc',
    'fiberCount >= 144; rackUnits <= 1; polish = APC',
  ],
  [
    'Spleißmuffe für 288 Fasern, außen',
    'vdc-dome-closure-288 vdc-ribbon-dome-closure-864',
    'fiberCount >= 288; environment ~ Outdoor',
  ],
  ['cassette MPO vers LC OM4', 'vc6-mpo-12-to-12-lc-om4', 'fiberType ~ OM4'],
  ['1550 nm コリメータ FC/APC', 'fixed-collimator-fc-apc-1550-f11', 'wavelength covers 1550'],
  [
    'terminal multipuerto para exterior con 8 puertos',
    'vmt-multiport-terminal-8 vmt-multiport-mid-span-terminal vmt-multiport-terminal-12-hmpo vmt-multiport-splitter-terminal-1x8',
    'ports >= 8; environment ~ Outdoor',
  ],
  [
    'fotodiodo InGaAs 1550 nm',
    'ingaas-pin-75-to46 ingaas-pin-1000-to5 ingaas-pin-20ghz-pigtail',
    'wavelength covers 1550',
  ],
  [
    'glasvezel patchpaneel 1U met LC, minstens 96 vezels',
    'vhd1-144-lc vhd1-144-lc-apc vhd1-144-lc-om4 vp1-72-lc-duplex vp1-48-lc-duplex vhd1-96-lc-splice vhd1-128-lc',
    'fiberCount >= 96; rackUnits <= 1; connector ~ LC',
  ],
])
