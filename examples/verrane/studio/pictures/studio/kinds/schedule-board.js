import { cable } from '../parts/cable.js'
import { box, cyl, group, ring, turned } from '../parts/core.js'
import { drawn } from '../parts/labels.js'
import { aluminium, hues, plastic, rubber } from '../parts/materials.js'

/** Project management: the schedule on a stand, a helmet and rolled drawings in front of it. */
export function scheduleBoard(attributes, view) {
  const [w, h] = [900, 560]
  const leg = (x) =>
    group([
      box(26, 760, 22, aluminium(), { r: 3, at: [x, 380, 0] }),
      box(34, 18, 420, aluminium(), { r: 5, seg: 2, at: [x, 9, 0] }),
      [-1, 1].map((side) => cyl(16, 20, rubber(), { axis: 'x', at: [x, 16, side * 196], seg: 24 })),
    ])
  const board = group(
    [
      box(w + 40, h + 40, 16, aluminium(), { r: 4, seg: 2 }),
      drawn(w, h, schedule, { lit: true, at: [0, 0, 8.4] }),
      box(w * 0.5, 12, 44, aluminium(), { r: 3, at: [0, -h / 2 - 14, 26] }),
    ],
    { at: [0, 470, 14], rot: [-0.08, 0, 0] },
  )
  return {
    model: group([
      [-1, 1].map((side) => leg(side * (w / 2 + 34))),
      board,
      helmet({ at: [-180, 0, 330], rot: [0, 0.5, 0] }),
      rolls({ at: [210, 0, 320], rot: [0, 0.24, 0] }),
    ]),
    azimuth: view === 'hero' ? 20 : -26,
    elevation: 16,
    fill: 0.9,
  }
}

/** Safety helmet: a ribbed shell over a brim that is longer in front. */
export const helmet = (place) =>
  group(
    [
      turned(
        [
          [128, 0],
          [126, 34],
          [114, 74],
          [86, 108],
          [48, 126],
          [0, 132],
        ],
        plastic(hues.white, 0.3),
        { seg: 64, crease: 3 },
      ),
      [-26, 0, 26].map((x) =>
        cable(
          [
            [x, 40, 124],
            [x, 92, 100],
            [x, 130, 40],
            [x, 134, -40],
            [x, 96, -100],
          ],
          13,
          plastic(hues.white, 0.3),
          { sides: 12 },
        ),
      ),
      ring(142, 118, 8, plastic(hues.white, 0.3), { axis: 'y', at: [0, 4, 0], seg: 64 }),
      group([ring(100, 60, 7, plastic(hues.white, 0.3), { axis: 'y', seg: 48 })], {
        at: [0, 3.5, 74],
      }),
      box(54, 26, 4, plastic(hues.accent, 0.4), { r: 3, at: [0, 50, 121], rot: [-0.3, 0, 0] }),
    ],
    place,
  )

const rolls = (place) =>
  group(
    [
      [0, 1, 2].map((index) =>
        group(
          [
            ring(26, 23, 420, plastic(0xfbfaf6, 0.9), { axis: 'x', seg: 40 }),
            ring(17, 15, 424, plastic(0xf0ede2, 0.9), { axis: 'x', seg: 32 }),
            ring(26.8, 25, 12, plastic([hues.accent, hues.slate, hues.aqua][index], 0.5), {
              axis: 'x',
              at: [40 - index * 70, 0, 0],
              seg: 40,
            }),
          ],
          { at: [index * 16, index === 2 ? 70 : 26, index === 1 ? 53 : index * 13] },
        ),
      ),
    ],
    place,
  )

const tasks = [
  ['Survey', 0, 0.16, '#596068'],
  ['Permits', 0.06, 0.3, '#596068'],
  ['Material', 0.12, 0.34, '#8c9196'],
  ['Trench', 0.28, 0.4, '#596068'],
  ['Splicing', 0.44, 0.34, '#16a9ad'],
  ['Test', 0.56, 0.3, '#16a9ad'],
  ['Handover', 0.82, 0.14, '#8cc540'],
]

function schedule(pen, w, h) {
  pen.fillStyle = '#f3f2ec'
  pen.fillRect(0, 0, w, h)
  const [left, top] = [w * 0.23, h * 0.17]
  const [wide, pitch] = [w * 0.73, (h * 0.78) / tasks.length]
  pen.fillStyle = '#22262b'
  pen.font = `650 ${h * 0.068}px "Instrument Sans"`
  pen.fillText('Fiber build, section 4', w * 0.035, h * 0.1)
  pen.strokeStyle = '#d5d5ce'
  pen.lineWidth = h * 0.003
  for (let week = 0; week <= 12; week++) {
    pen.beginPath()
    pen.moveTo(left + (wide * week) / 12, top - h * 0.02)
    pen.lineTo(left + (wide * week) / 12, h * 0.96)
    pen.stroke()
  }
  tasks.forEach(([name, from, length, color], index) => {
    const y = top + pitch * (index + 0.5)
    pen.fillStyle = '#22262b'
    pen.font = `500 ${h * 0.054}px "Instrument Sans"`
    pen.fillText(name, w * 0.035, y + h * 0.018)
    pen.fillStyle = color
    pen.fillRect(left + wide * Number(from), y - pitch * 0.28, wide * Number(length), pitch * 0.56)
  })
  pen.fillStyle = '#d94829'
  pen.fillRect(left + wide * 0.53, top - h * 0.05, w * 0.006, h * 0.84)
}
