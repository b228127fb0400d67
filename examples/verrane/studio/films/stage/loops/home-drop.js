import { fract, loop, sway } from '../darkroom/scene.js'
import { house, land, pole, post } from './home-drop-parts.js'

/*
 * The last span: from the terminal on the pole to the eave, down the wall to the box, through the
 * wall to the terminal inside; and the house lights up room by room.
 */

const eave = [1.5, 3.05, 1.62]
const route = makeRoute()

function makeRoute() {
  const points = []
  for (let step = 0; step <= 34; step++) {
    const s = step / 34
    points.push([
      pole[0] - 0.2 + (eave[0] - pole[0] + 0.2) * s,
      6.1 + (eave[1] - 6.1) * s - 4 * 0.55 * s * (1 - s),
      pole[2] + (eave[2] - pole[2]) * s,
    ])
  }
  for (let step = 1; step <= 10; step++) points.push([1.5, 3.05 - step * 0.16, 1.66])
  for (let step = 1; step <= 6; step++) points.push([1.5 - step * 0.02, 1.25, 1.6 - step * 0.12])
  for (let step = 1; step <= 12; step++)
    points.push([1.38 - step * 0.16, 1.25 - 0.35 * Math.sin((step / 12) * 1.5), 0.9 - step * 0.05])
  return points
}

const tail = (part) => (part < 0 ? Math.exp(part * 34) : Math.exp(-part * 4.2))

export const film = loop({
  seconds: 6,
  fog: { from: 11, to: 34 },
  quiet: [0.2, 0.54],
  least: 0.1,
  ground: (x, y) => {
    const horizon =
      Math.exp(-(((y - 0.68) / 0.2) ** 2)) * Math.min(1, Math.max(0, (x - 0.2) / 0.6)) ** 1.4
    return [13 + horizon * 24, 16 + horizon * 14, 20.5 + horizon * 11]
  },
  lens: (p) => ({
    from: [4.6 + sway(p, 0.35), 2.7 + sway(p, 0.1, 1), 11.6],
    to: [1.3, 2.55, 0],
    fov: 43,
    centre: [0.72, 0.5],
  }),
  paint(pen, p) {
    const head = fract(p * 2) * 1.7
    const wave = (s) => tail(head - s) + tail(head - s - 1.7) + tail(head - s + 1.7)
    land(pen)
    post(pen)
    house(pen, wave)
    pen.beam(route, (s) => 0.55 + 1.7 * wave(s), { wide: 2.2, least: 1, most: 3, bias: 0.5 })
    const box = pen.lens.point([1.5, 1.25, 1.66])
    if (box) pen.spark([1.5, 1.28, 1.74], 1 + 1.3 * wave(0.72), { size: 3, most: 4, bias: 1 })
    pen.spark([pole[0] - 0.25, 6.05, pole[2] + 0.2], 1.4, { size: 5, most: 4, bias: 0.8 })
  },
})
