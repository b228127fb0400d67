import { cable } from '../parts/cable.js'
import { box, group } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { hues, jacket, plastic } from '../parts/materials.js'
import { handheld } from './handheld-meter.js'
import { inspectionScope } from './inspection-scope.js'
import { cordAt, table } from './laptop-trace.js'

/** Fundamentals: one workplace with scope, source, power meter and the workbook. */
export function measuringBench(attributes, view) {
  const lying = (options, at, turn) =>
    group(
      [group([handheld({ connector: 'SC', polish: 'APC' }, options)], { rot: [-1.32, 0, 0] })],
      { at, rot: [0, turn, 0] },
    )
  return {
    model: group([
      table(560, 380),
      group([inspectionScope({ partNumber: 'VFS' }, 'hero').model], {
        at: [-130, 0, -20],
        rot: [0, 0.1, 0],
        size: 1.1,
      }),
      lying({}, [196, 30, -20], -0.24),
      lying(
        { options: { value: '1310', unit: 'nm', lines: ['−5.0 dBm', 'CW', ''] }, keys: 3 },
        [92, 30, -40],
        -0.1,
      ),
      patch(),
      cordAt({ at: [-150, 0, 124], size: 0.6 }),
      workbook({ at: [110, 0, 124], rot: [0, -0.12, 0] }),
    ]),
    azimuth: view === 'hero' ? 18 : view === 'detail' ? -26 : 30,
    elevation: view === 'open' ? 44 : 28,
    fill: 0.9,
  }
}

/** The cord under test, from the source to the meter. */
const patch = () =>
  cable(
    [
      [72, 34, -128],
      [66, 26, -156],
      [100, 4, -176],
      [170, 4, -172],
      [206, 26, -150],
      [204, 34, -118],
    ],
    3,
    jacket(hues.yellow),
  )

const workbook = (place) =>
  group(
    [
      box(150, 9, 104, plastic(0xf4f2ea, 0.9), { r: 0.6, at: [0, 4.5, 0] }),
      box(152, 1.4, 106, plastic(0x2b2f34, 0.7), { r: 0.4, at: [0, 9.4, 0] }),
      box(152, 0.4, 8, plastic(hues.accent, 0.6), { r: 0, at: [0, 10.2, -44] }),
      print(
        [
          { text: 'Fiber fundamentals', size: 13, weight: 650, x: 0 },
          { text: 'Workbook', size: 9, color: '#c9c9c4', x: 0 },
        ],
        136,
        34,
        { rot: [-Math.PI / 2, 0, 0], at: [2, 10.4, -14] },
      ),
    ],
    place,
  )
