import { adapter } from '../parts/adapters.js'
import { bodyWidth, ears, gland, rail, thumbScrew, tub, unit } from '../parts/chassis.js'
import { box, group, rectangle, repeat, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import {
  colorNamed,
  connectorColor,
  fiberColors,
  hues,
  painted,
  plastic,
  shade,
} from '../parts/materials.js'
import { spliceTray } from '../parts/trays.js'
import { named } from '../parts/named.js'

/** Rack-mount splice chassis: tray fronts in a drawer, with a patch field where the product has one. */
export function spliceChassis(attributes, view) {
  const {
    rackUnits = 4,
    depth = 380,
    cassetteSlots = 12,
    connector = 'None',
    fiberCount = 0,
    ports = 0,
    spliceCapacity = 288,
  } = attributes
  const color = colorNamed(attributes.color, hues.black)
  const height = rackUnits * unit - 0.8
  const count = connector === 'None' ? 0 : /duplex/.test(connector) ? fiberCount / 2 : ports
  const columns = Math.min(count, 24)
  const rows = count ? Math.ceil(count / columns) : 0
  const rowPitch = rows > 8 ? 12 : 15
  const portHigh = rows ? Math.min(height - 10, rows * rowPitch + 8) : 0
  const trayZone = rackUnits > 2 || !rows
  const zoneMiddle = rows ? height / 2 - (height - portHigh) / 2 : 0
  const zone = height - portHigh - 10
  const stacks = cassetteSlots > 14 || (!rows && rackUnits >= 4 && cassetteSlots > 6) ? 2 : 1
  const perStack = Math.ceil(cassetteSlots / stacks)
  const tall = Math.min(19, (zone / perStack) * 0.8)
  const wide = stacks > 1 ? bodyWidth / 2 - 22 : bodyWidth - 60
  const slide = view === 'open' ? depth * 0.62 : 0
  const trayAt = spread(stacks, bodyWidth / 2 - 8).flatMap((x) =>
    spread(perStack, zone / perStack).map((y) => [x, y + zoneMiddle]),
  )
  const top = trayAt.filter(([, y]) => y > zoneMiddle).length
  const plateAt = Array.from({ length: count }, (_, index) => [
    ((index % columns) - (columns - 1) / 2) * 16,
    -height / 2 + portHigh - 11 - Math.floor(index / columns) * rowPitch,
  ])
  const model = group([
    tub(bodyWidth, height, depth, color, { vents: true }),
    ears(rackUnits, color),
    box(bodyWidth - 6, height - 6, 1, shade(0x101113), { at: [0, 0, -40] }),
    trayZone &&
      top >= 0 &&
      trayAt.slice(0, cassetteSlots).map(([x, y], index) =>
        named(
          'Splice tray',
          group(
            [
              box(wide, tall, 60, plastic(0xd4d5d1, 0.5), { at: [0, 0, -28], r: 1.2 }),
              box(wide * 0.16, tall * 0.56, 5, plastic(fiberColors[index % 12]), {
                at: [wide * 0.36, 0, 3.4],
                r: 1,
              }),
              print(
                [{ text: String(index + 1), size: tall * 0.6, color: '#22262b', weight: 600 }],
                20,
                tall * 0.8,
                { at: [-wide / 2 + 14, 0, 2.3] },
              ),
            ],
            { at: [x, y, 2] },
          ),
        ),
      ),
    rows > 0 && [
      sheet(rectangle(bodyWidth - 6, portHigh, { r: 1 }), 1.6, painted(color), {
        holes: plateAt.map(([x, y]) =>
          rectangle(12, 9, { x, y: y + height / 2 - portHigh / 2 - 1, hole: true }),
        ),
        at: [0, -height / 2 + portHigh / 2 + 1, 1.6],
      }),
      repeat(
        adapter(connector, connectorColor(attributes)),
        plateAt.map(([x, y]) => ({ at: [x, y, 1.4] })),
      ),
    ],
    !trayZone &&
      rows > 0 &&
      sheet(rectangle(bodyWidth - 6, height - portHigh - 4, { r: 1 }), 1.6, painted(color), {
        at: [0, height / 2 - (height - portHigh) / 2, 1.6],
      }),
    slide > 0 &&
      group(
        [
          box(bodyWidth - 16, 2, depth * 0.6, painted(color), {
            at: [0, -height / 2 + 4, -depth * 0.3],
            r: 0.5,
          }),
          [-1, 1].map((side) =>
            rail(depth * 0.6, { at: [side * (bodyWidth / 2 - 7), -height / 2 + 10, 0] }),
          ),
          spread(Math.min(cassetteSlots, 4), 12).map((y, index) =>
            group(
              [
                spliceTray({
                  width: Math.min(380, depth * 0.95),
                  depth: depth * 0.5,
                  splices: Math.min(24, Math.ceil(spliceCapacity / cassetteSlots)),
                  color: 0xd4d5d1,
                  fibers: index === Math.min(cassetteSlots, 4) - 1,
                }),
              ],
              { at: [0, -height / 2 + 7 + index * 9, -depth * 0.28] },
            ),
          ),
        ],
        { at: [0, 0, slide] },
      ),
    mark(attributes.partNumber, {
      size: Math.min(6, height * 0.09),
      width: 70,
      at: [-bodyWidth / 2 + 44, height / 2 - 8, trayZone ? 2.4 : 1.75],
    }),
    [-1, 1].map((side) =>
      thumbScrew(4.5, { at: [side * (bodyWidth / 2 - 10), height * 0.32, 1.6] }),
    ),
  ])
  if (view === 'rear')
    return {
      model: group([model, rearEntries(height, depth, attributes.cableDiameter ?? 16)]),
      azimuth: 148,
      elevation: 25,
      fill: 0.86,
    }
  return { model, azimuth: 26, elevation: slide ? 30 : rackUnits > 3 ? 15 : 20, fill: 0.86 }
}

const rearEntries = (height, depth, d) =>
  [-1, 1].flatMap((side) =>
    spread(2, d * 2.2).map((x) =>
      gland(Math.min(d * 0.55, height * 0.3), { at: [side * 150 + x, -height * 0.12, -depth] }),
    ),
  )
