import { box, cyl, group } from '../parts/core.js'
import { drawn } from '../parts/labels.js'
import { hues, plastic, steel } from '../parts/materials.js'
import { cordAt, laptop, table } from './laptop-trace.js'
import { terminal } from './terminal.js'

/** Planning: drawings on a table, the same plan on the screen, samples on top. */
export function planTable(attributes, view) {
  const network = /FTTX|access|project/i.test(attributes.product ?? '')
  const paper = (at, turn, y) =>
    group(
      [
        box(420, 1, 296, plastic(0xfbfaf6, 0.9), { r: 0, at: [0, y, 0] }),
        drawn(418, 294, (pen, w, h) => plan(pen, w, h, network), {
          rot: [-Math.PI / 2, 0, 0],
          at: [0, y + 0.7, 0],
        }),
      ],
      { at: [at[0], 0, at[1]], rot: [0, turn, 0] },
    )
  const sample = network
    ? group([terminal({ ports: 4, partNumber: 'VMT', connectorB: 'Hardened SC' }, 'hero').model], {
        at: [190, 0, -130],
        rot: [0, -0.4, 0],
        size: 0.8,
      })
    : group([cordAt({ size: 0.9 })], { at: [210, 2, -130] })
  const model = group([
    table(820, 520),
    paper([-150, 70], 0.1, 0.6),
    paper([130, 90], -0.16, 2),
    laptop((pen, w, h) => plan(pen, w, h, network), { at: [-150, 0, -130], rot: [0, 0.2, 0] }),
    sample,
    group(
      [
        cyl(4, 150, plastic(hues.accent, 0.4), { axis: 'x' }),
        cyl(4, 16, plastic(0xe9d6b4), { axis: 'x', top: 0.6, at: [82, 0, 0] }),
      ],
      { at: [60, 8, 170], rot: [0, 0.5, 0] },
    ),
    group([box(300, 4, 30, steel(), { r: 0.6 })], { at: [200, 5, 120], rot: [0, -0.5, 0] }),
  ])
  return {
    model,
    azimuth: view === 'hero' ? 16 : view === 'detail' ? -22 : 6,
    elevation: view === 'open' ? 52 : 32,
    fill: 0.9,
  }
}

function plan(pen, w, h, network) {
  pen.fillStyle = '#fbfaf6'
  pen.fillRect(0, 0, w, h)
  pen.strokeStyle = '#b9c1c6'
  pen.lineWidth = h * 0.002
  for (let x = 0; x < w; x += h * 0.05)
    stroke(pen, [
      [x, 0],
      [x, h],
    ])
  for (let y = 0; y < h; y += h * 0.05)
    stroke(pen, [
      [0, y],
      [w, y],
    ])
  pen.strokeStyle = '#22262b'
  pen.lineWidth = h * 0.005
  const blocks = network ? 7 : 5
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < blocks; column++)
      pen.strokeRect(
        w * (0.08 + column * (0.86 / blocks)),
        h * (0.12 + row * 0.2),
        w * (0.6 / blocks),
        h * 0.1,
      )
  pen.strokeStyle = '#d94829'
  pen.lineWidth = h * 0.009
  for (let row = 0; row < 4; row++) {
    stroke(pen, [
      [w * 0.04, h * 0.92],
      [w * 0.04, h * (0.25 + row * 0.2)],
      [w * 0.93, h * (0.25 + row * 0.2)],
    ])
    for (let column = 0; column < blocks; column++)
      stroke(pen, [
        [w * (0.1 + column * (0.86 / blocks)), h * (0.25 + row * 0.2)],
        [w * (0.1 + column * (0.86 / blocks)), h * (0.22 + row * 0.2)],
      ])
  }
  pen.fillStyle = '#22262b'
  pen.font = `600 ${h * 0.05}px "Instrument Sans"`
  pen.fillText(
    network ? 'Distribution plan   1:32   288 homes' : 'Hall 2   rows A–D   fiber plan',
    w * 0.5,
    h * 0.955,
    w * 0.46,
  )
}

function stroke(pen, points) {
  pen.beginPath()
  points.forEach(([x, y], index) => (index ? pen.lineTo(x, y) : pen.moveTo(x, y)))
  pen.stroke()
}
