import { adapter } from '../parts/adapters.js'
import { screw } from '../parts/chassis.js'
import { box, circle, cyl, group, hex, rectangle, ring, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import {
  brass,
  connectorColor,
  dark,
  gold,
  hues,
  nickel,
  painted,
  plastic,
} from '../parts/materials.js'

/** Bench-mountable balanced receiver: a machined block with two inputs and a coaxial output. */
export function receiverModule(attributes, view) {
  const [w, h, d] = [78, 28, 62]
  const black = painted(0x202327)
  const sma = group([
    hex(8, 3, brass(), { at: [0, 0, 1.5] }),
    ring(3.1, 2.2, 9, brass(), { axis: 'z', at: [0, 0, 6] }),
    cyl(0.6, 7, gold(), { axis: 'z', at: [0, 0, 5] }),
    cyl(2.1, 5, plastic(0xf1f0ea), { axis: 'z', at: [0, 0, 4] }),
  ])
  const model = group([
    box(w, h, d, black, { r: 1.6, seg: 3, at: [0, h / 2, 0] }),
    box(w - 8, 0.5, d - 8, black, { at: [0, h, 0], r: 0.2 }),
    sheet(rectangle(w + 22, 20, { r: 3 }), 4, black, {
      holes: [circle(3.2, -(w / 2 + 6)), circle(3.2, w / 2 + 6)],
      rot: [-Math.PI / 2, 0, 0],
      at: [0, 4, 0],
    }),
    spread(attributes.ports ?? 2, 30).map((x, index) => [
      group([adapter('FC', connectorColor(attributes), {})], { at: [x, h * 0.52, d / 2] }),
      print([{ text: index ? 'IN −' : 'IN +', size: 3.4, align: 'center' }], 14, 5, {
        at: [x, h * 0.9, d / 2 + 0.2],
      }),
    ]),
    group([sma], { at: [20, h * 0.5, -d / 2], rot: [0, Math.PI, 0] }),
    group([sma.clone()], { at: [-6, h * 0.5, -d / 2], rot: [0, Math.PI, 0] }),
    cyl(5, 6, nickel(), { axis: 'z', at: [-27, h * 0.5, -d / 2 - 2] }),
    cyl(4, 1, dark(), { axis: 'z', at: [-27, h * 0.5, -d / 2 - 5] }),
    mark(attributes.partNumber, {
      width: 58,
      size: 7,
      rot: [-Math.PI / 2, 0, 0],
      at: [-4, h + 0.4, -4],
    }),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        screw(2, { at: [x * (w / 2 - 5), h + 0.1, z * (d / 2 - 5)], rot: [-Math.PI / 2, 0, 0] }),
      ),
    ),
    cyl(1.4, 1, plastic(hues.lime), { axis: 'z', at: [0, h * 0.24, d / 2] }),
  ])
  return {
    model,
    azimuth: view === 'hero' ? 28 : view === 'rear' ? 150 : -30,
    elevation: 27,
    fill: 0.76,
  }
}
