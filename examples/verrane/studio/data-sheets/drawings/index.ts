import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue } from '../content/facts.ts'
import { assemblyDrawing } from './assembly.ts'
import { cassetteDrawing, moduleDrawing } from './cassette.ts'
import { domeDrawing, inlineDrawing } from './closure.ts'
import { detectorDrawing, toCanDrawing } from './detector.ts'
import { enclosureDrawing } from './enclosure.ts'
import { instrumentDrawing } from './instrument.ts'
import { lensDrawing } from './optics.ts'
import { partDrawing } from './part.ts'
import { attenuatorDrawing, blockDrawing, pluggableDrawing, splitterBoxDrawing } from './passive.ts'
import { collimatorDrawing, probeDrawing } from './probe.ts'
import { rackDrawing } from './rack.ts'
import type { Drawing } from './sheet.ts'
import { tubeDrawing } from './tube.ts'

type Draw = (product: Product, kind: string) => Drawing

/** The kinds are those of the pictures, so that a sheet's drawing shows what its picture shows. */
const drawings: [Draw, string][] = [
  [rackDrawing, 'patchPanel spoolPanel cassetteHousing lgxHousing spliceChassis wdmShelf'],
  [cassetteDrawing, 'cassette adapterPlate'],
  [moduleDrawing, 'moduleBox'],
  [
    enclosureDrawing,
    'wallPanel wallBox terminal pedestal streetCabinet distributionFrame frameBlock verticalManager spliceModule',
  ],
  [domeDrawing, 'domeClosure'],
  [inlineDrawing, 'inlineClosure'],
  [assemblyDrawing, 'patchCord trunk pigtails drop loopback'],
  [splitterBoxDrawing, 'splitterBox'],
  [tubeDrawing, 'tubeDevice'],
  [pluggableDrawing, 'pluggable'],
  [attenuatorDrawing, 'attenuatorPlug'],
  [blockDrawing, 'isolatorBlock'],
  [toCanDrawing, 'toCan'],
  [detectorDrawing, 'chipOnCarrier butterfly receiverModule pigtailDetector receptacleDetector'],
  [lensDrawing, 'asphericLens ballLens halfBallLens cylindricalLens grinLens microlensArray'],
  [collimatorDrawing, 'collimator adjustableMount pigtailCollimator'],
  [probeDrawing, 'needleProbe cannula'],
  [
    partDrawing,
    'trayKit sealKit lockingCap poleBracket rearBracket hookKit floorStand sideTrough padTemplate dividerKit ribbonHolders swingModule plugInSplitter',
  ],
  [instrumentDrawing, 'handheldMeter meterPair tabletInstrument inspectionScope cleaningKit'],
]

const byKind = new Map(
  drawings.flatMap(([draw, kinds]) => kinds.split(' ').map((kind) => [kind, draw] as const)),
)

/** The line drawing of a product; undefined for kinds that have no shape, such as services. */
export function drawingOf(product: Product, kind: string): Drawing | undefined {
  if (kind === 'benchInstrument')
    return numberValue(product, 'rackUnits')
      ? rackDrawing(product, kind)
      : instrumentDrawing(product, kind)
  return byKind.get(kind)?.(product, kind)
}
