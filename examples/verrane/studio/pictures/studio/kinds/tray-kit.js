import { box, cyl, group, repeat, rectangle, sheet, spread } from '../parts/core.js'
import { cable } from '../parts/cable.js'
import { mark, print } from '../parts/labels.js'
import {
  clear,
  fiberColors,
  hues,
  jacket,
  painted,
  plastic,
  steel,
  zinc,
} from '../parts/materials.js'
import { loop, spliceTray } from '../parts/trays.js'

/** A splice tray as it comes out of its bag, with what is delivered beside it. */
export function trayKit(attributes, view) {
  const { width = 118, depth = 190, height = 10, cassetteSlots = 1 } = attributes
  const [long, short] = [Math.max(width, depth), Math.min(width, depth)]
  if (cassetteSlots > 6) return stack(attributes, view)
  const name = attributes.product ?? ''
  const walled = /splitter|ribbon/i.test(name)
  const covered = view === 'hero' && !walled
  const tray = /splitter/i.test(name)
    ? splitterTray(long, short, height)
    : /ribbon/i.test(name)
      ? ribbonTray(long, short, height, name)
      : spliceTray({
          width: long,
          depth: short,
          splices: 24,
          color: hues.white,
          lid: covered,
        })
  const beside = /splitter/i.test(name) ? tubes(long, short) : protectors(long, short)
  return {
    model: group([
      tray,
      hinge(long, short),
      mark(attributes.partNumber, {
        width: 34,
        size: 4.4,
        color: '#4a4f55',
        rot: [-Math.PI / 2, 0, 0],
        at: covered ? [4, 8.6, short * 0.38] : [4, 2, short * (walled ? -0.33 : 0.31)],
      }),
      view === 'hero' && beside,
    ]),
    azimuth: view === 'hero' ? 24 : -30,
    elevation: view === 'hero' ? 38 : 30,
    fill: 0.84,
  }
}

/** The two pins by which a tray hangs on its neighbor. */
const hinge = (long, short) =>
  spread(2, short * 0.5).map((z) => [
    box(7, 6, 12, plastic(hues.white, 0.5), { r: 1.4, at: [-long / 2 - 2, 3.4, z] }),
    cyl(1.8, 17, plastic(hues.grey), { axis: 'z', at: [-long / 2 - 4, 3.6, z] }),
  ])

function floor(long, short, height) {
  const body = plastic(hues.white, 0.5)
  const r = short * 0.24
  return [
    sheet(rectangle(long, short, { r }), 1.6, body, { rot: [-Math.PI / 2, 0, 0], at: [0, 1.6, 0] }),
    sheet(rectangle(long, short, { r }), height, body, {
      holes: [rectangle(long - 3, short - 3, { r: r - 1, hole: true })],
      rot: [-Math.PI / 2, 0, 0],
      at: [0, height, 0],
      bevel: 0.3,
    }),
    [-1, 1].map((side) =>
      cyl(short * 0.2, height * 0.7, body, { at: [side * long * 0.29, height * 0.35, 0], seg: 48 }),
    ),
    [-1, 1].flatMap((side) =>
      spread(3, long * 0.3).map((x) =>
        box(10, 1.2, 6, body, { at: [x, height - 0.8, side * (short / 2 - 4)], r: 0.3 }),
      ),
    ),
  ]
}

/** Ribbons lie on edge round two drums and end in flat sleeves. */
function ribbonTray(long, short, height, name) {
  const count = /two/.test(name) ? 2 : 12
  const layer = 4
  const ribbons = Array.from({ length: Math.min(count, 6) }, (_, at) =>
    group(
      [
        [0, 1, 2, 3].map((line) =>
          loop(
            long - 12 - at * 3,
            short - 12 - at * 3,
            2.6 + line * 1.1,
            fiberColors[(at * 2 + line) % 12],
            1.2,
          ),
        ),
      ],
      { at: [0, 0, 0] },
    ),
  )
  const rows = Math.ceil(count / 2)
  return group([
    floor(long, short, height),
    ribbons,
    spread(rows + 1, layer + 2.4).map((z) =>
      box(42, 5, 1.2, plastic(hues.light), { at: [0, 4, z], r: 0.3 }),
    ),
    repeat(
      group([
        box(40, 4, 4, clear(0xeef3f5, 0.6), { r: 1, at: [0, 5, 0] }),
        box(38, 0.8, 1.6, steel(), { r: 0.2, at: [0, 4, 0] }),
        box(40.4, 0.8, 3, jacket(hues.grey), { r: 0.2, at: [0, 5.4, 0] }),
      ]),
      spread(rows, layer + 2.4).map((z) => ({ at: [0, 0, z] })),
    ),
  ])
}

/** Four clips for tubes in the middle, loops of legs round them. */
function splitterTray(long, short, height) {
  return group([
    floor(long, short, height),
    spread(4, 13).map((z, at) => [
      [-18, 18].map((x) => box(5, 5, 10, plastic(hues.light), { at: [x, 3.4, z], r: 0.8 })),
      at > 0 && box(60, 4, 7, steel(), { at: [0, 5.4, z], r: 0.5 }),
      at > 0 &&
        print([{ text: `1×8  Verrane`, size: 3, color: '#2a2d31', align: 'center' }], 40, 5, {
          rot: [-Math.PI / 2, 0, 0],
          at: [0, 7.5, z],
        }),
    ]),
    Array.from({ length: 12 }, (_, at) =>
      loop(
        long - 9 - (at % 6) * 2.4,
        short - 9 - (at % 6) * 2.4,
        3 + Math.floor(at / 6) * 2.2 + (at % 3),
        fiberColors[at],
        1.3,
      ),
    ),
  ])
}

/** Splice protectors in a row on their strip, and a bag's worth of ties. */
const protectors = (long, short) =>
  group(
    [
      box(66, 1, 62, plastic(0xaab3ba, 0.7), { r: 0.3, at: [0, 0.5, 0] }),
      repeat(
        group([
          cyl(1.5, 60, clear(0xeef3f5, 0.6), { axis: 'x', at: [0, 2.6, 0], seg: 14 }),
          cyl(0.6, 58, steel(), { axis: 'x', at: [0, 2.4, 0], seg: 8 }),
        ]),
        spread(12, 4.4).map((z) => ({ at: [0, 0, z] })),
      ),
    ],
    { at: [long * 0.16, 0, short / 2 + 52], rot: [0, -0.12, 0] },
  )

const tubes = (long, short) =>
  group(
    spread(3, 10).map((z, at) =>
      cable(
        [
          [-70, 2, z],
          [-20, 2, z + 6 - at * 3],
          [30, 2, z],
          [74, 2, z + 4],
        ],
        3.4,
        clear(0xe7eaec, 0.7),
      ),
    ),
    { at: [0, 0, short / 2 + 34] },
  )

/** Twelve sliding ribbon trays, one drawn out of the pile. */
function stack(attributes, view) {
  const { width = 396, depth = 410, height = 162, cassetteSlots = 12 } = attributes
  const pitch = height / cassetteSlots
  const paint = painted(hues.black)
  const one = (lid) =>
    group([
      box(width, 1.6, depth, paint, { r: 0.4, at: [0, 0.8, -depth / 2] }),
      box(width, pitch - 2.4, 2, paint, { r: 0.6, at: [0, pitch / 2, 0] }),
      [-1, 1].map((side) =>
        box(2, pitch - 3, depth, zinc(), {
          r: 0.4,
          at: [side * (width / 2), pitch / 2, -depth / 2],
        }),
      ),
      !lid &&
        group([ribbonTray(depth * 0.86, width * 0.8, 9, '')], {
          at: [0, 1.6, -depth / 2],
          rot: [0, Math.PI / 2, 0],
        }),
    ])
  const out = view === 'hero' ? 0 : 190
  return {
    model: group([
      Array.from({ length: cassetteSlots }, (_, at) => {
        const top = at === cassetteSlots - 1
        return group(
          [
            one(!top),
            box(60, 4, 8, plastic(0x34383d), { r: 1.2, at: [0, pitch / 2, 4] }),
            print([{ text: String(13 + at), size: 7, weight: 600, align: 'center' }], 18, 9, {
              at: [-width / 2 + 24, pitch / 2, 1.2],
            }),
          ],
          { at: [top ? 0 : 0, at * pitch, top ? out : 0] },
        )
      }),
      mark(attributes.partNumber, { width: 100, size: 8.4, at: [width * 0.3, pitch * 5.5, 1.4] }),
    ]),
    azimuth: 28,
    elevation: view === 'hero' ? 24 : 30,
    fill: 0.84,
  }
}
