import { adapter, adapterSize } from '../parts/adapters.js'
import { cable, lead } from '../parts/cable.js'
import { gland } from '../parts/chassis.js'
import { box, circle, cyl, group, rectangle, repeat, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import {
  colorNamed,
  connectorColor,
  dark,
  fiberColors,
  hues,
  jacket,
  painted,
  plastic,
  shade,
  zinc,
} from '../parts/materials.js'
import { spliceTray } from '../parts/trays.js'
import { named } from '../parts/named.js'

/** Wall-mount enclosure: door, port field, trays. Its hero stands open, because that is what is bought. */
export function wallPanel(attributes, view) {
  const {
    ports = 0,
    fiberCount = 24,
    connector = 'None',
    cassetteSlots = 0,
    spliceCapacity = 0,
  } = attributes
  const count = connector === 'None' ? 0 : duplexed(connector) ? fiberCount / 2 : ports
  const large = Math.max(fiberCount, spliceCapacity)
  const size =
    large > 2000
      ? [800, 1200]
      : large > 300
        ? [430, 480]
        : large > 100
          ? [400, 440]
          : large > 30
            ? [340, 330]
            : large > 12
              ? [300, 300]
              : [230, 240]
  const [width, height] = size
  const depth = attributes.depth ?? 100
  const moulded = attributes.material === 'Polycarbonate'
  const color = colorNamed(attributes.color, hues.light)
  const skin = moulded ? plastic(color, 0.45) : painted(color)
  const angle = view === 'closed' ? 0 : 1.85
  const inside = fill({
    width,
    height,
    depth,
    count,
    connector,
    trays: cassetteSlots || Math.ceil(spliceCapacity / 24),
    attributes,
    large,
  })
  const entries = spread(Math.min(5, 2 + Math.round(width / 140)), width / 7).map((x, index) => [
    gland(index % 2 ? 9 : 12, { at: [x, -height / 2, depth * 0.45], rot: [-Math.PI / 2, 0, 0] }),
  ])
  const model = group([
    sheet(rectangle(width, height, { r: moulded ? 14 : 3 }), depth * 0.9, skin, {
      holes: [
        rectangle(width - (moulded ? 16 : 7), height - (moulded ? 16 : 7), {
          r: moulded ? 9 : 1.5,
          hole: true,
        }),
      ],
      bevel: moulded ? 2 : 0.8,
      seg: 3,
      at: [0, 0, depth * 0.9],
    }),
    box(width - 4, height - 4, 2, shade(color), { at: [0, 0, 1.5] }),
    inside,
    entries,
    group([door(width, height, depth, skin, moulded, attributes)], {
      at: [-width / 2, 0, depth * 0.9],
      rot: [0, -angle, 0],
    }),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((y) =>
        sheet(rectangle(26, 22, { r: 5 }), 3, skin, {
          holes: [circle(4)],
          at: [x * (width / 2 + 6), y * (height / 2 - 24), 3],
        }),
      ),
    ),
  ])
  const { azimuth, elevation } = {
    hero: { azimuth: 24, elevation: 14 },
    closed: { azimuth: 32, elevation: 18 },
    detail: { azimuth: -12, elevation: 22 },
  }[view] ?? { azimuth: -12, elevation: 22 }
  return { model, azimuth, elevation, fill: 0.86 }
}

const duplexed = (name = '') => /duplex/.test(name)

function door(width, height, depth, skin, moulded, { partNumber }) {
  return named(
    'Door',
    group([
      sheet(rectangle(width, height, { r: moulded ? 14 : 3, x: width / 2 }), depth * 0.12, skin, {
        bevel: moulded ? 3 : 1.2,
        seg: 3,
        at: [0, 0, depth * 0.12],
      }),
      moulded &&
        sheet(rectangle(width - 44, height - 44, { r: 8, x: width / 2 }), 1.6, skin, {
          bevel: 0.7,
          at: [0, 0, depth * 0.12 + 1.2],
        }),
      group([cyl(9, 5, zinc(), { axis: 'z' }), box(2, 9, 1, dark(), { r: 0.2, at: [0, 0, 2.4] })], {
        at: [width - 20, 0, depth * 0.12 + 2],
      }),
      mark(partNumber, {
        width: width * 0.5,
        size: Math.max(9, width * 0.04),
        color: '#3a3f45',
        at: [width * 0.34, height * 0.36, depth * 0.12 + 1.4 + (moulded ? 1 : 0)],
      }),
      [-1, 1].map((side) =>
        cyl(4, 34, zinc(), { axis: 'y', at: [-1, side * height * 0.34, depth * 0.06] }),
      ),
    ]),
  )
}

function fill({ width, height, depth, count, connector, trays, attributes, large }) {
  const parts = []
  const portTop = count ? -height * 0.12 : -height * 0.4
  if (count) {
    const [w, h] = adapterSize(connector)
    const columns = Math.min(
      count,
      Math.floor((width - 60) / (w + 1.4)),
      count > 24 ? 12 : count > 12 ? 12 : 12,
    )
    const rows = Math.ceil(count / columns)
    const at = Array.from({ length: count }, (_, index) => [
      ((index % columns) - (columns - 1) / 2) * (w + 1.4),
      portTop - 10 - Math.floor(index / columns) * (h + 9),
      depth * 0.6,
    ])
    const plateHigh = rows * (h + 9) + 8
    parts.push(
      sheet(rectangle(width - 34, plateHigh), 2, painted(0xc9cbc9), {
        holes: at.map(([x, y]) =>
          rectangle(w - 1, h - 1, { x, y: y - (portTop - plateHigh / 2), hole: true }),
        ),
        at: [0, portTop - plateHigh / 2 - 0.5 + 1, depth * 0.6],
      }),
      repeat(
        adapter(connector, connectorColor(attributes)),
        at.map((place) => ({ at: [place[0], place[1] + 1, place[2]] })),
      ),
      at.map(
        ([x, y], index) =>
          (count <= 24 || index % columns === 0) &&
          print([{ text: String(index + 1), size: 4, align: 'center', color: '#22262b' }], 10, 5, {
            at: [x, y + h / 2 + 4, depth * 0.6 + 0.2],
          }),
      ),
      at
        .filter((_, index) => index % 3 !== 2 && index < 24)
        .map(([x, y], index) =>
          cable(
            lead(
              [x, y + 3, depth * 0.56],
              [0, 0.4, -1],
              [width * 0.3 * (index % 2 ? 1 : -1), height * 0.08, depth * 0.3],
              [0, 1, 0],
            ),
            1,
            jacket(fiberColors[index % 12]),
          ),
        ),
    )
  }
  const count2 = Math.min(trays, 48)
  if (count2) {
    const room = count ? height * 0.5 : height * 0.82
    const middle = count ? height * 0.2 : height * 0.02
    parts.push(
      large > 2000
        ? books(width, height, depth, count2)
        : group(
            spread(Math.min(count2, 8), 1).map((_, index) =>
              group(
                [
                  spliceTray({
                    width: width * 0.78,
                    depth: room * 0.82,
                    splices: 12,
                    color: 0xdcdcd7,
                  }),
                ],
                {
                  rot: [Math.PI / 2, 0, 0],
                  at: [
                    0,
                    middle + index * 2.4,
                    depth * 0.16 + index * Math.min(9, (depth * 0.6) / Math.min(count2, 8)),
                  ],
                },
              ),
            ),
          ),
    )
  }
  return parts
}

/** Four hinged books of trays, seen edge on: the entrance cabinet. */
const books = (width, height, depth, trays) =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      group(
        [
          repeat(
            group([
              box(width * 0.38, height * 0.026, depth * 0.5, plastic(0xd6d7d3), { r: 2 }),
              box(20, height * 0.013, 4, plastic(hues.blue), {
                at: [width * 0.12, 0, depth * 0.25],
                r: 1,
              }),
            ]),
            spread(Math.ceil(trays / 4), height * 0.034).map((up) => ({ at: [0, up, 0] })),
          ),
          cable(
            [
              [-width * 0.21, -height * 0.22, depth * 0.1],
              [-width * 0.212, 0, depth * 0.24],
              [-width * 0.21, height * 0.2, depth * 0.1],
            ],
            12,
            jacket(hues.yellow),
          ),
        ],
        { at: [x * width * 0.23 + 8, y * height * 0.235, depth * 0.42] },
      ),
    ),
  )
