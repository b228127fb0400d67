import { answerable } from '../../../eval/request.ts'

export const followUp = answerable('follow-up', [
  [
    ['1U patch panel with 144 fibers', 'and it has to be APC'],
    'vhd1-144-lc-apc vhd1-36-mpo-12',
    'fiberCount >= 144; rackUnits <= 1; polish = APC',
  ],
  [
    ['I need a PLC splitter', '1x32 with SC/APC connectors'],
    'plc-splitter-1x32-lgx-sc-apc',
    'splitRatio = 1×32; polish = APC',
  ],
  [['LC patch cord', 'multimode OM3 please'], 'lc-duplex-patch-cord-om3', 'fiberType ~ OM3'],
  [
    ['outdoor terminal with 4 ports', 'no, 8 ports', 'mounted on a pedestal'],
    'vmt-multiport-terminal-8 vpt-pedestal-terminal-12-sc vpt-pedestal-terminal-24-hsc',
    'ports >= 8; mounting = Pedestal; environment ~ Outdoor',
  ],
  [
    ['dome closure for 96 fibers', 'make it 288 instead'],
    'vdc-dome-closure-288 vdc-ribbon-dome-closure-864',
    'fiberCount >= 288',
  ],
  [['MPO cassette to LC, single-mode', 'rather OM4'], 'vc6-mpo-12-to-12-lc-om4', 'fiberType ~ OM4'],
  [
    ['closure for 144 fibers', 'which of these are made in USA?', 'for strand mounting'],
    'vic-inline-closure-144 vdc-dome-closure-288',
    'fiberCount >= 144; countryOfOrigin = USA; mounting = Strand',
  ],
  [
    ['rack panels with LC', 'not MPO at the rear', 'at least 288 fibers'],
    'vp4-288-lc-splice vsh5-splice-patch-chassis-576',
    'fiberCount >= 288; connectorB !~ MPO',
  ],
  [
    ['photodiode', 'InGaAs, 2.5 GHz or faster', 'with a pigtail'],
    'ingaas-pin-20ghz-pigtail',
    'bandwidth >= 2.5',
  ],
  [['CWDM multiplexer', '18 channels'], 'cwdm-mux-18-1ru', 'wdmChannels >= 18'],
  [
    ['hardened drop', 'can it go indoors too?'],
    'hardened-sc-drop-indoor-outdoor',
    'environment ~ Indoor',
  ],
  [
    ['fiber hub for 144 homes', 'what about 432 homes?'],
    'vfh-distribution-hub-432',
    'ports >= 432',
  ],
  [['OTDR', 'for testing in service at 1650 nm'], 'pon-otdr-1650-live', 'wavelength covers 1650'],
  [['patch cord SC APC', 'actually a pigtail instead'], 'sc-pigtail-apc', 'polish = APC'],
])
