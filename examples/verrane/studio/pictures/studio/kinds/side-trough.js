import * as THREE from 'three'
import { screw } from '../parts/chassis.js'
import { box, group, sheet, spread } from '../parts/core.js'
import { cable } from '../parts/cable.js'
import { mark } from '../parts/labels.js'
import { colorNamed, hues, jacket, painted, plastic } from '../parts/materials.js'

const radius = 350

/** Trough beside a rack: a back plate, and a saddle that leads the cable round a quarter circle. */
export function sideTrough(attributes, view) {
  const { width = 130, height = 720, depth = 460 } = attributes
  const paint = painted(colorNamed(attributes.color, hues.black))
  const turns = Array.from({ length: 17 }, (_, at) => (at / 16) * (Math.PI / 2))
  // Seen from the side: z runs forward, y up; the quarter ends level at the rear.
  const arc = (r) =>
    turns.map((turn) => [depth / 2 - 40 - r + Math.cos(turn) * r, Math.sin(turn) * r])
  const saddle = (r, thick) => {
    const outer = arc(r)
    const inner = arc(r - thick).reverse()
    return [...outer, ...inner]
  }
  const side = (x, thick, r) =>
    group(
      [
        sheet(
          new THREE.Shape(saddle(r, thick).map(([z, y]) => new THREE.Vector2(z, y))),
          2.4,
          paint,
        ),
      ],
      { at: [x, 130, 0], rot: [0, -Math.PI / 2, 0] },
    )
  const plate = box(3, height, depth, paint, { r: 1.4, at: [-width / 2 + 1.5, height / 2, 0] })
  const floor = group(
    [
      sheet(
        new THREE.Shape(saddle(radius, 4).map(([z, y]) => new THREE.Vector2(z, y))),
        width - 6,
        paint,
      ),
    ],
    { at: [-width / 2 + 3, 130, 0], rot: [0, -Math.PI / 2, 0] },
  )
  const path = [
    [0, -10, depth / 2 - 18],
    [0, 60, depth / 2 - 18],
    ...arc(radius + 22).map(([z, y]) => [0, y + 130, z]),
    [0, radius + 152, -depth / 2 - 40],
  ]
  return {
    model: group([
      plate,
      [-1, 1].map((end) =>
        box(34, height, 3, paint, {
          r: 1.2,
          at: [-width / 2 + 17, height / 2, end * (depth / 2 - 1.5)],
        }),
      ),
      spread(4, height * 0.28).map((y) =>
        screw(6, { at: [-width / 2 + 18, height / 2 + y, depth / 2 + 0.6] }),
      ),
      floor,
      side(width / 2 - 4, 34, radius + 26),
      box(width - 6, 130, 4, paint, { r: 1, at: [0, 65, depth / 2 - 42] }),
      view !== 'detail' && cable(path, 35, jacket(0x202225), { seg: 160, sides: 24 }),
      strapPoints(arc(radius + 2), width),
      mark(attributes.partNumber, {
        width: 170,
        size: 18,
        rot: [0, Math.PI / 2, 0],
        at: [-width / 2 + 3.4, height * 0.9, -depth * 0.12],
      }),
    ]),
    azimuth: view === 'detail' ? 52 : 46,
    elevation: 18,
    fill: 0.86,
  }
}

/** Lugs for the hook-and-loop straps along the saddle. */
const strapPoints = (arc, width) =>
  [3, 7, 11, 15].map((at) => {
    const [z, y] = arc[at]
    return [-1, 1].map((side) =>
      box(6, 8, 22, plastic(0x34383d), {
        r: 1.6,
        at: [side * (width / 2 - 22), y + 133, z],
        rot: [-(at / 16) * (Math.PI / 2) + Math.PI / 2, 0, 0],
      }),
    )
  })
