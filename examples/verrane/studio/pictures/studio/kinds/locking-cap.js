import { box, cyl, group, repeat, ring, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { dark, hues, plastic, rubber, steel } from '../parts/materials.js'

/** Caps with a slipping collar, and the key whose pins hold it. */
export function lockingCap(attributes, view) {
  const radius = (attributes.diameter ?? 26) / 2
  const long = attributes.depth ?? 34
  const one = (place) => group([cap(radius, long)], place)
  const close = view === 'detail'
  return {
    model: group(
      close
        ? [
            one({ at: [-20, 0, 6] }),
            group([one({ at: [0, 0, 0], rot: [Math.PI / 2, 0, 0] })], {
              at: [22, radius, -6],
              rot: [0, 0.5, 0],
            }),
          ]
        : [
            spread(5, radius * 2.7).map((x) => one({ at: [x, 0, -radius * 1.5] })),
            spread(5, radius * 2.7).map((x) => one({ at: [x - radius * 1.35, 0, radius * 1.3] })),
            key(attributes.partNumber, radius),
          ],
    ),
    azimuth: 20,
    elevation: close ? 28 : 34,
    fill: close ? 0.7 : 0.82,
  }
}

/** Standing on its mouth: ribbed collar, red window, three bores for the key in its top. */
function cap(radius, long) {
  const black = plastic(0x1d1f22, 0.5)
  return group([
    ring(radius * 0.86, radius * 0.62, 5, rubber(), { at: [0, 2.5, 0], seg: 40 }),
    cyl(radius, long * 0.68, black, { at: [0, 5 + long * 0.34, 0], chamfer: 1.2, seg: 56 }),
    repeat(
      group([box(1.6, long * 0.5, 1.6, black, { r: 0.5, at: [0, 5 + long * 0.33, radius] })]),
      Array.from({ length: 20 }, (_, at) => ({ rot: [0, (at / 20) * Math.PI * 2 + 0.157, 0] })),
    ),
    cyl(radius * 0.8, 5, plastic(hues.accent), { at: [0, 5 + long * 0.7, 0], seg: 56 }),
    cyl(radius * 0.94, 4, black, { at: [0, 9 + long * 0.7, 0], chamfer: 1, seg: 56 }),
    Array.from({ length: 3 }, (_, at) => {
      const turn = (at / 3) * Math.PI * 2
      return cyl(1.7, 0.3, dark(), {
        at: [Math.sin(turn) * radius * 0.56, 11.1 + long * 0.7, Math.cos(turn) * radius * 0.56],
        seg: 20,
      })
    }),
    group(
      [
        print(
          [{ text: 'LOCKED', size: 2.4, weight: 650, align: 'center', color: '#f4f3ee' }],
          12,
          3.4,
          {
            at: [0, 5 + long * 0.7, radius * 0.81],
          },
        ),
      ],
      { rot: [0, 0.1, 0] },
    ),
  ])
}

/** T-handled key lying in front of the caps. */
const key = (partNumber, radius) =>
  group(
    [
      cyl(4, 64, steel(), { axis: 'x', at: [0, 7, 0], seg: 32 }),
      cyl(radius * 0.8, 12, steel(), { axis: 'x', at: [38, radius * 0.8, 0], seg: 40 }),
      Array.from({ length: 3 }, (_, at) => {
        const turn = (at / 3) * Math.PI * 2
        return cyl(1.5, 6, steel(), {
          axis: 'x',
          at: [46, radius * 0.8 + Math.sin(turn) * 6.4, Math.cos(turn) * 6.4],
          seg: 16,
        })
      }),
      box(16, 14, 70, plastic(hues.accent, 0.5), { r: 6, seg: 4, at: [-36, 7, 0] }),
      print([{ text: partNumber ?? '', size: 6, weight: 600, align: 'center' }], 50, 8, {
        rot: [-Math.PI / 2, 0, Math.PI / 2],
        at: [-36, 14.2, 0],
      }),
    ],
    { at: [10, 0, radius * 5.4], rot: [0, 0.22, 0] },
  )
