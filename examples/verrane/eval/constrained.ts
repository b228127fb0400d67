import { answerable } from '../../../eval/request.ts'

const oneUnit144 =
  'vhd1-144-lc vhd1-144-lc-apc vhd1-144-lc-om4 vp1-72-lc-duplex vhd1-432-sn vhd1-36-mpo-12 vad-any-density-patch-panel vhd1-cassette-housing-12'
const usaTerminals =
  'vmt-multiport-mid-span-terminal vmt-multiport-terminal-12-hmpo vmt-multiport-terminal-4 vmt-multiport-terminal-8'

export const constrained = answerable('constrained', [
  ['need an isolator at 1064', 'pm-isolator-1064-5w', 'wavelengthRange covers 1064'],
  [
    'my closure has to hold 288 splices and be buried',
    'vdc-dome-closure-288 vdc-ribbon-dome-closure-864',
    'spliceCapacity|ribbonCapacity >= 288',
  ],
  ['fused coupler 1310/1550', 'fused-coupler-2x2-50-dual-window'],
  ['a VSFF patch cord, MDC or SN', 'mdc-duplex-patch-cord-os2 sn-duplex-patch-cord-os2'],
  [
    'we build a 10 MW AI data center: 1U panels with at least 144 ports?',
    'vhd1-144-lc vhd1-144-lc-apc vhd1-144-lc-om4 vp1-72-lc-duplex vhd1-432-sn',
    'ports >= 144; rackUnits <= 1',
  ],
  ['at least 144 fibers in 1U', oneUnit144, 'fiberCount >= 144; rackUnits <= 1'],
  [
    'patch panel with 144 LC/APC ports in 1 RU',
    'vhd1-144-lc-apc',
    'ports >= 144; rackUnits <= 1; polish = APC',
  ],
  [
    'single-mode connector assembly, APC, less than 0.3 dB',
    'sc-simplex-patch-cord-apc sc-pigtail-apc',
    'polish = APC; insertionLoss < 0.3',
  ],
  [
    'outdoor multiport terminal rated to -40 °C',
    `${usaTerminals} vmt-multiport-splitter-terminal-1x8`,
    'environment ~ Outdoor; operatingTemperature covers -40',
  ],
  [
    'PLC splitter 1x32, made in USA for BEAD',
    'plc-splitter-1x32-lgx-sc-apc',
    'countryOfOrigin = USA; beadBaba ^ Compliant; splitRatio = 1×32',
  ],
  [
    'BEAD compliant terminals with 12 ports made in the USA',
    'vmt-multiport-mid-span-terminal vmt-multiport-terminal-12-hmpo vht-handhole-terminal-12 vpt-pedestal-terminal-12-sc',
    'countryOfOrigin = USA; beadBaba ^ Compliant; ports >= 12',
  ],
  [
    'photodiode for 850 nm',
    'si-apd-500-to46 si-pin-850-to46 si-pin-2500-to5',
    'wavelength covers 850',
  ],
  [
    'photodetector with bandwidth of at least 10 GHz at 1550 nm',
    'balanced-receiver-20ghz-butterfly ingaas-pin-20ghz-pigtail ingaas-array-12-chip',
    'bandwidth >= 10; wavelength covers 1550',
  ],
  [
    'patch panel, 1U, LC, not MPO, at least 96 fibers',
    'vhd1-144-lc vhd1-144-lc-apc vhd1-144-lc-om4 vp1-72-lc-duplex vp1-48-lc-duplex vhd1-96-lc-splice',
    'rackUnits <= 1; fiberCount >= 96; connector ~ LC; connectorB !~ MPO; connector !~ MPO',
  ],
  [
    'splice closure for 288 fibers, IP68, outdoor',
    'vdc-dome-closure-288 vdc-ribbon-dome-closure-864',
    'fiberCount >= 288; ingressProtection = IP68; environment ~ Outdoor',
  ],
  ['OM4 patch cord with LC', 'lc-duplex-patch-cord-om4', 'fiberType ~ OM4'],
  [
    'OM4 MPO cassette, insertion loss max 0.4 dB',
    'vc6-mpo-12-to-12-lc-om4',
    'fiberType ~ OM4; insertionLoss <= 0.4',
  ],
  [
    'rack-mount splice chassis for 144 splices or more, max 4U',
    'vsr4-splice-chassis-288 vsh4-ribbon-splice-chassis-1728',
    'spliceCapacity|ribbonCapacity >= 144; rackUnits <= 4',
  ],
  [
    'plenum rated MPO trunk, single-mode, 288 fibers',
    'armored-mpo-24-trunk-os2-288',
    'fiberCount >= 288; jacket ~ plenum; mode = Single-mode',
  ],
  ['DWDM mux with 40 channels in 1RU', 'dwdm-mux-40-1ru', 'wdmChannels >= 40; rackUnits <= 1'],
  [
    '1x8 splitter with SC/APC connectors for outdoor use at -40',
    'plc-splitter-1x8-abs-sc-apc',
    'splitRatio = 1×8; polish = APC; environment ~ Outdoor; operatingTemperature covers -40',
  ],
  [
    'collimator for 1550 nm with FC/APC',
    'fixed-collimator-fc-apc-1550-f11',
    'wavelength covers 1550; connector = FC; polish = APC',
  ],
  [
    'isolator, 1550 nm, isolation of at least 40 dB',
    'isolator-1550-dual-stage',
    'wavelength covers 1550; isolation >= 40',
  ],
  [
    'patch cords without LC connectors, single-mode, UPC',
    'mdc-duplex-patch-cord-os2 sn-duplex-patch-cord-os2',
    'connector !~ LC; connectorB !~ LC; polish = UPC',
  ],
  [
    'wall-mount panel outdoors, 24 SC ports',
    'vwx-24-sc-apc-ip65',
    'environment ~ Outdoor; ports >= 24; mounting = Wall',
  ],
  ['fiber frame with more than 2000 LC ports', 'vdf2-odf-2016-lc vdf4-odf-4032-lc', 'ports > 2000'],
  [
    'cassette with 1x8 splitter, BABA compliant',
    'vx6-splitter-1x8-lc-apc',
    'splitRatio = 1×8; beadBaba ^ Compliant',
  ],
  [
    'splice cassette LC/APC 12 fibers at -40 °C',
    'vs6-splice-12-lc-apc',
    'polish = APC; fiberCount >= 12; operatingTemperature covers -40',
  ],
  [
    'panel with up to 432 fibers in one rack unit for SN',
    'vhd1-432-sn',
    'fiberCount <= 432; rackUnits <= 1; connector = SN',
  ],
  ['hardened drop cable, G.657.B3', 'hardened-sc-drop-indoor-outdoor', 'fiberType ~ B3'],
  [
    'pole-mounted terminal with 8 ports, hardened SC',
    'vmt-multiport-terminal-8 vmt-multiport-splitter-terminal-1x8 vmt-multiport-mid-span-terminal vmt-multiport-terminal-12-hmpo',
    'ports >= 8; mounting = Pole; connector ~ Hardened SC',
  ],
  ['OTDR with 1650 nm for live PON', 'pon-otdr-1650-live', 'wavelength covers 1650'],
  [
    'strand mount closure for 144 fibers',
    'vic-inline-closure-144 vdc-dome-closure-288',
    'fiberCount >= 144; mounting = Strand',
  ],
  ['Splitter 1:64', 'plc-splitter-1x64-vfh-sc-apc', 'splitRatio = 1×64'],
  ['2x16 splitter LC/APC', 'plc-splitter-2x16-lgx-lc-apc', 'splitRatio = 2×16; polish = APC'],
  ['service with a response time of 4 hours', 'maintenance-agreement-4-hour', 'responseTime <= 4'],
  [
    'lens with numerical aperture of at least 0.5 for 780 nm',
    'molded-asphere-f4p5',
    'numericalAperture >= 0.5; wavelength covers 780',
  ],
  [
    '1U panel with SC/APC, at least 24 ports, must work at -40 °C',
    'vp1-24-sc-apc',
    'rackUnits <= 1; polish = APC; ports >= 24; operatingTemperature covers -40',
  ],
])
