import { adapter } from '../parts/adapters.js'
import { box, group, rectangle, repeat, sheet, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { connectorColor, hues, metal, painted, plastic } from '../parts/materials.js'

/** Passive part in the shell of a transceiver: SFP or CFP2, with its latch. */
export function pluggable(attributes, view) {
  const big = /CFP2/.test(attributes.package ?? '')
  const [w, h, long] = big ? [41.5, 12.4, 91] : [13.4, 8.5, 56]
  const ports = attributes.ports ?? 2
  const shell = metal(0xb4b7b9, 0.3)
  const at = spread(ports, 4.4)
  const model = group([
    sheet(rectangle(w, h, { r: 0.8 }), long, shell, { bevel: 0.3, at: [0, 0, 0] }),
    box(w * 0.84, 0.5, long * 0.5, shell, { at: [0, h / 2 + 0.1, -long * 0.5], r: 0.2 }),
    spread(big ? 7 : 5, 3.2).map((z) =>
      box(w * 0.7, 0.4, 1, shell, { at: [0, h / 2 + 0.2, -10 + z], r: 0.1 }),
    ),
    box(w + 1.6, h + 1.6, 9, painted(0x2a2d31), { at: [0, 0, 4], r: 1 }),
    repeat(
      adapter('SN', connectorColor(attributes), { deep: 5 }),
      at.map((x) => ({ at: [x, -0.2, 8] })),
    ),
    [-1, 1].map((side) =>
      box(1.4, h * 0.5, 26, plastic(hues.accent), { at: [side * (w / 2 + 1.1), 0, 12], r: 0.5 }),
    ),
    box(w + 3.6, h * 0.5, 5, plastic(hues.accent), { at: [0, 0, 26], r: 1.2, seg: 2 }),
    box(w * 0.8, 1, 12, plastic(0x2f6b3c), { at: [0, -h * 0.1, -long - 4], r: 0.1 }),
    spread(big ? 20 : 9, (w * 0.74) / (big ? 20 : 9)).map((x) =>
      box(0.5, 0.1, 4, metal(0xe2b253, 0.25), { at: [x, -h * 0.1 + 0.55, -long - 7.4], r: 0 }),
    ),
    print(
      [
        { text: 'Verrane', size: big ? 6 : 3.2, weight: 650, color: '#22262b' },
        { text: attributes.partNumber ?? '', size: big ? 3.6 : 2, color: '#22262b' },
      ],
      w * 0.82,
      big ? 12 : 7,
      { ground: '#f1f0eb', rot: [-Math.PI / 2, 0, 0], at: [0, h / 2 + 0.42, -long * 0.5] },
    ),
  ])
  return {
    model,
    azimuth: view === 'hero' ? 34 : view === 'detail' ? -32 : 146,
    elevation: 27,
    fill: 0.74,
  }
}
