import { drop } from './drop.js'
import { loopback } from './loopback.js'
import { pigtails } from './pigtails.js'
import { trunk } from './trunk.js'
import { wallBox } from './wall-box.js'
import { wallPanel } from './wall-panel.js'
import { adapterPlate } from './adapter-plate.js'
import { cassette } from './cassette.js'
import { domeClosure } from './dome-closure.js'
import { inlineClosure } from './inline-closure.js'
import { adjustableMount } from './adjustable-mount.js'
import { collimator } from './collimator.js'
import { pigtailCollimator } from './pigtail-collimator.js'
import { cannula, needleProbe } from './probes.js'
import { butterfly } from './butterfly.js'
import { chipOnCarrier } from './chip-on-carrier.js'
import { pigtailDetector, receptacleDetector } from './coaxial-detectors.js'
import { receiverModule } from './receiver-module.js'
import { toCan } from './to-can.js'
import { distributionFrame } from './distribution-frame.js'
import { frameBlock } from './frame-block.js'
import { pedestal } from './pedestal.js'
import { spliceModule } from './splice-module.js'
import { streetCabinet } from './street-cabinet.js'
import { verticalManager } from './vertical-manager.js'
import { cassetteHousing } from './cassette-housing.js'
import { spliceChassis } from './splice-chassis.js'
import { spoolPanel } from './spool-panel.js'
import { benchInstrument } from './bench-instrument.js'
import { cleaningKit } from './cleaning-kit.js'
import { handheldMeter } from './handheld-meter.js'
import { inspectionScope } from './inspection-scope.js'
import { meterPair } from './meter-pair.js'
import { tabletInstrument } from './tablet-instrument.js'
import { lensOf } from './lenses.js'
import { microlensArray } from './microlens-array.js'
import { attenuatorPlug } from './attenuator-plug.js'
import { isolatorBlock } from './isolator-block.js'
import { moduleBox } from './module-box.js'
import { pluggable } from './pluggable.js'
import { splitterBox } from './splitter-box.js'
import { tubeDevice } from './tube-device.js'
import { wdmShelf } from './wdm-shelf.js'
import { patchCord } from './patch-cord.js'
import { patchPanel } from './patch-panel.js'
import { classroomBench } from './classroom-bench.js'
import { laptopTrace } from './laptop-trace.js'
import { planTable } from './plan-table.js'
import { rackRow } from './rack-row.js'
import { serviceCase } from './service-case.js'
import { spliceBench } from './splice-bench.js'
import { cableDamage } from './cable-damage.js'
import { linkedSwitches } from './linked-switches.js'
import { measuringBench } from './measuring-bench.js'
import { neighborhood } from './neighborhood.js'
import { scheduleBoard } from './schedule-board.js'
import { spares } from './spares.js'
import { terminal } from './terminal.js'
import { dividerKit } from './divider-kit.js'
import { floorStand } from './floor-stand.js'
import { hookKit } from './hook-kit.js'
import { lgxHousing } from './lgx-housing.js'
import { lockingCap } from './locking-cap.js'
import { padTemplate } from './pad-template.js'
import { plugInSplitter } from './plug-in-splitter.js'
import { poleBracket } from './pole-bracket.js'
import { rearBracket } from './rear-bracket.js'
import { ribbonHolders } from './ribbon-holders.js'
import { sealKit } from './seal-kit.js'
import { sideTrough } from './side-trough.js'
import { swingModule } from './swing-module.js'
import { trayKit } from './tray-kit.js'

/** Every kind of thing that can be drawn: a function of a product's attributes and the view wanted. */
export const kinds = {
  adapterPlate,
  adjustableMount,
  attenuatorPlug,
  butterfly,
  cannula,
  cassette,
  cassetteHousing,
  chipOnCarrier,
  collimator,
  domeClosure,
  drop,
  inlineClosure,
  isolatorBlock,
  loopback,
  microlensArray,
  moduleBox,
  needleProbe,
  patchCord,
  patchPanel,
  pigtailCollimator,
  pigtailDetector,
  pigtails,
  pluggable,
  receiverModule,
  receptacleDetector,
  spliceChassis,
  splitterBox,
  spoolPanel,
  terminal,
  toCan,
  trunk,
  tubeDevice,
  wallBox,
  wallPanel,
  wdmShelf,
  benchInstrument,
  cableDamage,
  classroomBench,
  cleaningKit,
  distributionFrame,
  frameBlock,
  handheldMeter,
  inspectionScope,
  laptopTrace,
  linkedSwitches,
  measuringBench,
  meterPair,
  neighborhood,
  pedestal,
  planTable,
  rackRow,
  scheduleBoard,
  serviceCase,
  spares,
  spliceBench,
  spliceModule,
  streetCabinet,
  tabletInstrument,
  verticalManager,
  dividerKit,
  floorStand,
  hookKit,
  lgxHousing,
  lockingCap,
  padTemplate,
  plugInSplitter,
  poleBracket,
  rearBracket,
  ribbonHolders,
  sealKit,
  sideTrough,
  swingModule,
  trayKit,
  ballLens: lensOf('ball'),
  halfBallLens: lensOf('half'),
  grinLens: lensOf('rod'),
  asphericLens: lensOf('asphere'),
  cylindricalLens: lensOf('cylinder'),
}
