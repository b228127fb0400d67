import { drop, loopback, pigtails, trunk } from './assemblies.js'
import { wallBox, wallPanel } from './boxes.js'
import { adapterPlate, cassette } from './cassette.js'
import { domeClosure, inlineClosure } from './closures.js'
import { adjustableMount, cannula, collimator, needleProbe, pigtailCollimator } from './collimators.js'
import { butterfly, chipOnCarrier, pigtailDetector, receiverModule, receptacleDetector, toCan } from './detectors.js'
import { distributionFrame, frameBlock, pedestal, spliceModule, streetCabinet, verticalManager } from './frames.js'
import { cassetteHousing, spliceChassis, spoolPanel } from './housings.js'
import { benchInstrument, cleaningKit, handheldMeter, inspectionScope, meterPair, tabletInstrument } from './instruments.js'
import { lensOf, microlensArray } from './lenses.js'
import { attenuatorPlug, isolatorBlock, moduleBox, pluggable, splitterBox, tubeDevice, wdmShelf } from './passives.js'
import { patchCord } from './patch-cord.js'
import { patchPanel } from './patch-panel.js'
import { classroomBench, laptopTrace, planTable, rackRow, serviceCase, spliceBench } from './services.js'
import { terminal } from './terminal.js'

/** Every kind of thing that can be drawn: a function of a product's attributes and the view wanted. */
export const kinds = {
  adapterPlate, adjustableMount, attenuatorPlug, butterfly, cannula, cassette, cassetteHousing, chipOnCarrier, collimator, domeClosure,
  drop, inlineClosure, isolatorBlock, loopback, microlensArray, moduleBox, needleProbe, patchCord, patchPanel, pigtailCollimator,
  pigtailDetector, pigtails, pluggable, receiverModule, receptacleDetector, spliceChassis, splitterBox, spoolPanel, terminal, toCan,
  trunk, tubeDevice, wallBox, wallPanel, wdmShelf,
  benchInstrument, classroomBench, cleaningKit, distributionFrame, frameBlock, handheldMeter, inspectionScope, laptopTrace, meterPair,
  pedestal, planTable, rackRow, serviceCase, spliceBench, spliceModule, streetCabinet, tabletInstrument, verticalManager,
  ballLens: lensOf('ball'), halfBallLens: lensOf('half'), grinLens: lensOf('rod'), asphericLens: lensOf('asphere'), cylindricalLens: lensOf('cylinder'),
}
