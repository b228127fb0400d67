import { answerable } from './request.ts'

/** Written after the recommender was tuned, and not tuned for: what the other figures are worth. */
export const heldOut = answerable('held-out', [
  ['We need a trunk cable with MPO-16, plenum', 'mpo-16-trunk-os2-16', 'jacket ~ plenum'],
  ['inline closure for up to 24 fibers', 'vic-inline-closure-24', 'fiberCount <= 24'],
  ['2U any density panel', 'vad-any-density-patch-panel-2u', 'rackUnits = 2'],
  [
    'hub with 96 ports for an MDU basement, indoor',
    'vfh-indoor-hub-96',
    'ports >= 96; environment ~ Indoor',
  ],
  ['handhole terminal 12 hardened ports', 'vht-handhole-terminal-12', 'ports >= 12'],
  ['pedestal housing', 'vpt-pedestal-housing-250'],
  ['Looking for an LC/UPC attenuator 10 dB', 'fixed-attenuator-lc-upc'],
  ['GPON XGS coexistence element for the CO', 'pon-coexistence-module-3 vx6-coexistence-gpon-xgs'],
  ['PM fused coupler 1550', 'pm-fused-coupler-2x2-1550'],
  ['silicon APD for LiDAR at 905 nm', 'si-apd-500-to46', 'wavelength covers 905'],
  [
    'fast axis collimation lens for diode lasers 940 nm',
    'cylindrical-lens-fac-0p6',
    'wavelength covers 940',
  ],
  ['20 GHz photodiode with FC/APC pigtail', 'ingaas-pin-20ghz-pigtail', 'bandwidth >= 20'],
  [
    'return loss and insertion loss test set for the lab, 24 ports',
    'il-rl-test-set-bench',
    'ports >= 24',
  ],
  ['USB fiber microscope', 'fiber-inspection-scope-usb'],
  ['12 fiber ribbon pigtails LC', 'lc-ribbon-pigtail-12', 'fiberCount >= 12'],
  [
    'breakout from MPO to LC, 12 fibres, single mode',
    'mpo-12-to-lc-breakout-harness-os2',
    'fiberCount >= 12; mode = Single-mode',
  ],
  [
    'splice chassis with SC/APC, 144 ports',
    'vsr3-splice-chassis-144-sc',
    'polish = APC; ports >= 144',
  ],
  [
    'outdoor cross-connect cabinet with SC',
    'vxc-cross-connect-cabinet-576-sc',
    'environment ~ Outdoor',
  ],
  [
    'entrance cabinet for 6912 splices',
    'vse-entrance-splice-cabinet-6912',
    'spliceCapacity >= 6912',
  ],
  ['ODF with 1000 SC ports', 'vdf2-odf-1008-sc', 'ports >= 1000'],
  [
    'planning of fiber for our AI data center',
    'data-center-fiber-planning ai-cluster-fabric-integration',
  ],
  ['tapered fiber probe for optogenetics', 'optogenetic-tapered-probe'],
  ['MDC cassette', 'vc6-3-mpo-12-to-18-mdc', 'connector = MDC'],
  ['CS cassette with MPO rear', 'vc6-2-mpo-12-to-12-cs', 'connector = CS'],
  ['adapter plate for MPO', 'va6-6-mpo-12'],
  ['Zirconia? No: sapphire ball lens, 3 mm', 'ball-lens-sapphire-3'],
  [
    'wall mount splice enclosure 144 fibers, outdoor rated',
    'vsw-wall-splice-enclosure-144',
    'fiberCount >= 144; environment ~ Outdoor',
  ],
  ['mid-infrared aspheric lens', 'molded-asphere-midir-f4'],
  ['polarization maintaining circulator', 'pm-circulator-1550'],
  ['wall panel 12 SC/APC', 'vw12-12-sc-apc', 'polish = APC; ports >= 12'],
])
