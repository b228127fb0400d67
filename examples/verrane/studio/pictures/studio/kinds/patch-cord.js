import { box, group } from '../parts/core.js'
import { cable, coilPoints } from '../parts/cable.js'
import { print } from '../parts/labels.js'
import { jacket, jacketColor, plastic } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed, runsOff, strap } from '../parts/wiring.js'
import { named } from '../parts/named.js'

/** Patch cord: a hand-sized coil with both plugs toward the viewer; close up; end face. */
export function patchCord(attributes, view) {
  const uniboot =
    /uniboot|round/i.test(attributes.product ?? '') || /Uniboot/i.test(attributes.subFamily ?? '')
  const d = Math.min(Math.max(attributes.cableDiameter ?? 2, 0.9), 6)
  const material = jacket(jacketColor(attributes))
  const make = (name, turn) => ({
    plug: plugFor(name ?? attributes.connector, attributes, { cableD: d, uniboot, male: turn }),
  })
  const first = attributes.connector
  const second =
    attributes.connectorB && !/splicing|Bare|None/.test(attributes.connectorB)
      ? attributes.connectorB
      : first
  if (view !== 'hero') return closeUp(make(first), make(second, true), d, material, view)
  return coiled(make(first).plug, make(second).plug, d, material, attributes)
}

function coiled(plugA, plugB, d, material, { partNumber }) {
  const pairs = plugA.userData.exits.length
  const radius = Math.max(44, d * 15)
  const rest = 5.2
  const a = placed(plugA, {
    at: [-radius - 0.24 * (plugA.userData.tail + 10), rest, radius * 0.5 + plugA.userData.tail + 8],
    rot: [0.03, -0.24, 0],
  })
  const b = placed(plugB, {
    at: [radius + 0.3 * (plugB.userData.tail + 10), rest, radius * 0.38 + plugB.userData.tail + 4],
    rot: [0.03, 0.3, 0],
  })
  const lines = Array.from({ length: pairs }, (_, index) => {
    const shift = (index - (pairs - 1) / 2) * d * 0.98
    const middle = coilPoints({
      radius: radius + shift,
      turns: 2,
      d: d * 1.15,
      from: Math.PI,
      to: Math.PI * 2,
      wobble: 0.035,
    })
    const tailA = a.tails[index] ?? a.tails[0]
    const tailB = b.tails[b.tails.length - 1 - index] ?? b.tails[0]
    const out = (tail, dir, far) => tail.clone().addScaledVector(dir, far)
    return cable(
      [tailA, out(tailA, a.dir, 8), ...middle.slice(3, -3), out(tailB, b.dir, 8), tailB],
      d,
      material,
      { seg: 420, sides: 14 },
    )
  })
  const top = d * 2.9
  return {
    model: group([a.node, b.node, lines, tie(radius, d, pairs), label(partNumber, radius, top)]),
    azimuth: 16,
    elevation: 34,
    fill: 0.8,
  }
}

const tie = (radius, d, pairs) =>
  strap(d * (pairs + 1) * 0.62, { at: [radius * 0.02, d * 1.4, -radius], rot: [0, Math.PI / 2, 0] })

/** The wrap-round flag label every cord ships with. */
function label(partNumber, radius, top) {
  const angle = -0.72
  return named(
    'Label flag',
    group(
      [
        box(24, 0.4, 11, plastic(0xf4f3ee, 0.7), { r: 0.15 }),
        print(
          [
            { text: partNumber ?? 'Verrane', size: 2.6, weight: 600 },
            { text: 'Verrane · IL/RL tested', size: 2 },
          ],
          22,
          8,
          { color: '#22262b', at: [0, 0.3, 0], rot: [-Math.PI / 2, 0, 0] },
        ),
      ],
      {
        at: [Math.cos(angle) * radius * 1.05, top + 1.2, Math.sin(angle) * radius * 1.02],
        rot: [0, -angle - Math.PI / 2 + 0.5, 0],
      },
    ),
  )
}

function closeUp({ plug: one }, { plug: two }, d, material, view) {
  if (view === 'endface') {
    const a = placed(one, { at: [0, 14, 0], rot: [0.02, 0.06, 0] })
    return {
      model: group([a.node, runsOff(a, d, material, { far: 200, drop: 12 })]),
      azimuth: 24,
      elevation: 15,
      fill: 0.62,
      lift: 4,
    }
  }
  const a = placed(one, { at: [-9, 5.2, 0], rot: [0, -0.5, 0] })
  const b = placed(two, { at: [17, 5.2, 6], rot: [0, 0.75, 0] })
  return {
    model: group([
      a.node,
      b.node,
      runsOff(a, d, material, { turn: [20, 0, 0] }),
      runsOff(b, d, material, { turn: [-30, 0, 0] }),
    ]),
    azimuth: 8,
    elevation: 24,
    fill: 0.74,
  }
}
