import { cable, coilPoints } from '../parts/cable.js'
import { group, spread } from '../parts/core.js'
import { fiberColors, jacket, jacketColor } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed, runsOff, strap } from '../parts/wiring.js'
import { isMpo } from './trunk.js'

/** Pigtails: colour-coded tails in a comb of plugs, their bare ends gathered. */
export function pigtails(attributes, view) {
  const { connector = 'LC', fiberCount = 12 } = attributes
  const count = Math.max(1, Math.min(fiberCount ?? 1, 12))
  if (view !== 'hero') {
    const single = fiberColors[count > 1 ? 0 : 8]
    const a = placed(plugFor(connector, attributes, { cableD: 0.9 }), {
      at: [-8, 5, 0],
      rot: [0, -0.45, 0],
    })
    const b = placed(plugFor(connector, attributes, { cableD: 0.9 }), {
      at: [11, 5, 2],
      rot: [0, 0.65, 0],
    })
    return {
      model: group([
        a.node,
        b.node,
        runsOff(a, 0.9, jacket(single)),
        runsOff(b, 0.9, jacket(count > 1 ? fiberColors[1] : single)),
      ]),
      azimuth: 8,
      elevation: 24,
      fill: 0.74,
    }
  }
  const radius = 46
  const pitch = isMpo(connector) ? 15 : /SC|FC/.test(connector) ? 11.5 : 8.5
  const parts = spread(count, pitch).map((x, index) => {
    const color = count > 1 ? fiberColors[index] : jacketColor(attributes)
    const plug = placed(plugFor(connector, attributes, { cableD: 0.9 }), {
      at: [x - radius * 0.7, 5, 92 - Math.abs(x) * 0.12],
      rot: [0, x * 0.0035 - 0.05, 0],
    })
    const ringAt = radius + (index - count / 2) * 0.7
    const middle = coilPoints({
      radius: ringAt,
      turns: count > 1 ? 1 : 2,
      d: 1,
      from: Math.PI,
      to: Math.PI * 2,
      wobble: 0.02,
      y: (index % 3) * 0.9,
    })
    const end = [radius * 1.02 + (index - count / 2) * 1.2, 0.6, 62 + (index % 4) * 3]
    const line = cable(
      [plug.tails[0], plug.tails[0].clone().addScaledVector(plug.dir, 8), ...middle.slice(4), end],
      count > 1 ? 1 : 1.2,
      jacket(color),
      { seg: 260, sides: 8 },
    )
    const bare = cable([end, [end[0] + 0.6, 0.4, end[2] + 16]], 0.35, jacket(0xf6d9b8), {
      seg: 8,
      sides: 6,
    })
    return [plug.node, line, bare]
  })
  return {
    model: group([parts, count > 1 && strap(5, { at: [0, 2, -radius], rot: [0, Math.PI / 2, 0] })]),
    azimuth: 10,
    elevation: 36,
    fill: 0.82,
  }
}
