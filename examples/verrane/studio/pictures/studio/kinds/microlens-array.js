import * as THREE from 'three'
import { box, group, mesh, repeat, sheet } from '../parts/core.js'
import { clear } from '../parts/materials.js'

/** Microlens array: a plate with its domes, as many as the data counts where they can be seen. */
export function microlensArray(attributes, view) {
  const linear = (attributes.numChannels ?? 12) <= 64
  const [columns, rows] = linear ? [attributes.numChannels ?? 12, 1] : [33, 33]
  const pitch = linear ? 1 : 0.62
  const [w, d] = linear ? [columns * pitch + 3, 5] : [columns * pitch + 1.4, rows * pitch + 1.4]
  const dome = mesh(
    new THREE.SphereGeometry(pitch * 0.56, 24, 8, 0, Math.PI * 2, 0, 1.05),
    clear(0xcfdde6, 0.62, 0.04),
    { at: [0, -pitch * 0.28, 0] },
  )
  const at = Array.from({ length: columns * rows }, (_, index) => ({
    at: [
      ((index % columns) - (columns - 1) / 2) * pitch,
      1.62,
      (Math.floor(index / columns) - (rows - 1) / 2) * pitch,
    ],
  }))
  const one = () =>
    group([
      box(w, 1.6, d, clear(0xc3d6e2, 0.5, 0.05), { at: [0, 0.8, 0], r: 0.08 }),
      repeat(group([dome]), at),
      sheet(
        new THREE.Shape(
          [
            [-w / 2, -d / 2],
            [w / 2, -d / 2],
            [w / 2, d / 2],
            [-w / 2, d / 2],
          ].map(([x, y]) => new THREE.Vector2(x, y)),
        ),
        0.05,
        clear(0x9db4c4, 0.4),
        { rot: [-Math.PI / 2, 0, 0], at: [0, 0.06, 0], bevel: 0 },
      ),
    ])
  if (view === 'hero')
    return { model: group([one()], { rot: [0, 0.1, 0] }), azimuth: 30, elevation: 34, fill: 0.74 }
  if (view === 'detail')
    return { model: group([one()], { rot: [1.15, 0, 0] }), azimuth: -18, elevation: 20, fill: 0.7 }
  return {
    model: group([one(), group([one()], { at: [w * 0.2, 0, -d - 3], rot: [0, 0.3, 0] })]),
    azimuth: 24,
    elevation: 24,
    fill: 0.78,
  }
}
