import { bodyWidth, ears, rail, tub, unit } from '../parts/chassis.js'
import { box, group, repeat, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { colorNamed, hues, painted, plastic } from '../parts/materials.js'
import { cassette } from './cassette.js'

/** Housing for cassettes: trays of four slots, some filled so that use and size are plain to see. */
export function cassetteHousing(attributes, view) {
  const { rackUnits = 1, cassetteSlots = 12, depth = 430 } = attributes
  const color = colorNamed(attributes.color, hues.black)
  const rows = rackUnits * 3
  const columns = Math.max(1, Math.round(cassetteSlots / rows))
  const height = rackUnits * unit - 0.8
  const pitch = height / rows
  const slot = (bodyWidth - 26) / columns
  const filled = {
    connector: 'LC duplex',
    connectorB: 'MPO-12',
    fiberCount: 12,
    ports: 12,
    polish: 'UPC',
    partNumber: 'VC6',
  }
  const unitOf = (more, shut) => {
    const { model } = cassette({ ...filled, ...more }, 'hero')
    return group([shut ? unmarked(model) : model], { size: (pitch - 1.6) / 17 })
  }
  const pulled = view === 'open'
  const rowsMade = spread(rows, pitch).map((y, row) => {
    const slide = pulled && row === rows - 1 ? 150 : 0
    return group(
      [
        box(bodyWidth - 10, 1.2, depth * 0.6, painted(color), {
          at: [0, -pitch / 2 + 1, -depth * 0.3],
          r: 0.4,
        }),
        box(bodyWidth - 8, 1.8, 3, painted(0x2c2f33), { at: [0, -pitch / 2 + 1.2, 3], r: 0.5 }),
        [-1, 1].map((side) => [
          box(8, pitch * 0.72, 5, plastic(0x2a2d31), {
            at: [side * (bodyWidth / 2 - 7), 0, 3],
            r: 1.2,
          }),
          box(5, 1.4, 1, plastic(hues.accent), {
            at: [side * (bodyWidth / 2 - 7), 0, 5.8],
            r: 0.4,
          }),
          slide > 0 && rail(depth * 0.5, { at: [side * (bodyWidth / 2 - 4), -pitch * 0.2, 0] }),
        ]),
        spread(columns + 1, slot).map((x) =>
          box(1.4, pitch * 0.7, 70, painted(color), { at: [x, 0, -36], r: 0.3 }),
        ),
      ],
      { at: [0, y, slide] },
    )
  })
  const slots = spread(rows, pitch).flatMap((y, row) =>
    spread(columns, slot).map((x, column) => [x, y, row, column]),
  )
  const chosen = slots.filter(
    ([, , row, column]) =>
      (row * 5 + column * 3) % 4 !== 1 && !(row === 0 && column === columns - 1),
  )
  const blank = slots.filter((one) => !chosen.includes(one))
  /** @type {[at: any[][], slide: number][]} */
  const groups = [
    [chosen.filter(([, , row]) => !pulled || row !== rows - 1), 0],
    [chosen.filter(([, , row]) => pulled && row === rows - 1), 150],
  ]
  const made = group([
    tub(bodyWidth, height, depth, color, { vents: true }),
    ears(rackUnits, color),
    rowsMade,
    groups.map(([list, slide]) =>
      [0, 1].map((kind) => {
        const some = list.filter(([, , row, column]) => ((row + column) % 3 === 2 ? 1 : 0) === kind)
        return (
          some.length > 0 &&
          repeat(
            unitOf(
              kind ? { connector: 'SN', connectorB: 'MPO-12', fiberCount: 36, polish: 'APC' } : {},
              slide === 0,
            ),
            some.map(([x, y]) => ({ at: [x, y + 0.2, slide + 2] })),
          )
        )
      }),
    ),
    blank.map(([x, y, row]) =>
      group(
        [
          box(slot - 5, pitch * 0.7, 2, plastic(0x24272a), { r: 0.8 }),
          box(16, 2.4, 3, plastic(0x34383d), { at: [0, 0, 1.6], r: 0.8 }),
        ],
        { at: [x, y, pulled && row === rows - 1 ? 152 : 2] },
      ),
    ),
    print(
      [{ text: `Verrane  ${attributes.partNumber ?? ''}`, size: 9, weight: 600, x: 0 }],
      160,
      12,
      { at: [-110, height / 2 + 0.2, -24], rot: [-Math.PI / 2, 0, 0], color: '#b9bcbe' },
    ),
  ])
  if (view === 'rear') return { model: made, azimuth: 148, elevation: 27, fill: 0.86 }
  return { model: made, azimuth: 26, elevation: pulled ? 32 : rackUnits > 2 ? 17 : 21, fill: 0.86 }
}

/** Print lies a hair above its part and would show through the lid that closes on the cassettes. */
function unmarked(model) {
  const marks = []
  model.traverse((node) => node.isMesh && node.material.map && marks.push(node))
  marks.forEach((node) => node.removeFromParent())
  return group([model], { at: [0, -0.6, 0] })
}
