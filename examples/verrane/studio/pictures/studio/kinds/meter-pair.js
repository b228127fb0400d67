import { group } from '../parts/core.js'
import { handheld, lean } from './handheld-meter.js'

/** Source and meter sold together. */
export function meterPair(attributes, view) {
  const meter = handheld(attributes, {})
  const source = handheld(attributes, {
    options: { value: '1310', unit: 'nm', lines: ['−5.0 dBm', 'CW', ''] },
    keys: 3,
  })
  if (view === 'hero')
    return {
      model: group([lean(meter, 168, 0.16, -58, 10), lean(source, 168, -0.22, 56, -14)]),
      azimuth: 18,
      elevation: 19,
      fill: 0.84,
    }
  const lying = (node, x, turn) =>
    group([group([node], { rot: [-Math.PI / 2, 0, 0] })], { at: [x, 0, 0], rot: [0, turn, 0] })
  return {
    model: group([lying(meter, -54, 0.2), lying(source, 54, -0.16)]),
    azimuth: view === 'detail' ? 16 : -24,
    elevation: 42,
    fill: 0.84,
  }
}
