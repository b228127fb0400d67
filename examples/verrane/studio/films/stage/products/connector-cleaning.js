import { openBench } from '../bench/bench.js'
import { ease, mix, moment, visit } from '../bench/motion.js'
import { paintFace } from '../bench/scope.js'
import { cable, lead } from '../../../pictures/studio/parts/cable.js'
import { box, cyl, group, ring, turned } from '../../../pictures/studio/parts/core.js'
import { dark, hues, jacket, plastic } from '../../../pictures/studio/parts/materials.js'
import { plugFor } from '../../../pictures/studio/parts/plugs.js'

const away = 30
/** 0 pen apart, 1 its nozzle over the ferrule. */
const near = (t) => visit(t, 2.6, 5, 7.4, 9.4)
/** The push that advances the thread by one wipe: twice. */
const push = (t) => visit(t, 5.2, 5.7, 5.9, 6.3) + visit(t, 6.4, 6.8, 6.9, 7.3)
const clean = (t) => ease(t, 9.6, 10.4)
const fringes = (t) => ease(t, 12.6, 13.6)

const steps = [
  {
    from: 0.2,
    to: 2.5,
    text: 'Inspect first. This end face carries dust and oil: mated like this it would scratch its partner.',
  },
  { from: 2.6, to: 5.1, text: 'Set the dry cleaner straight onto the ferrule.' },
  {
    from: 5.2,
    to: 7.4,
    text: 'Push until it clicks, twice. Each click draws fresh thread across the face.',
  },
  {
    from: 7.5,
    to: 9.5,
    text: 'Take the cleaner off along the axis and touch nothing with the ferrule.',
  },
  {
    from: 9.6,
    to: 12.4,
    text: 'Inspect again: core and cladding are free of particles and scratches, as IEC 61300-3-35 asks.',
  },
  {
    from: 12.6,
    to: 15.4,
    text: 'In the interferometer the rings are round and centered: radius, apex and fiber height are in order.',
  },
]

async function open() {
  const plug = plugFor('LC', { polish: 'UPC' }, { cableD: 2 })
  const y = 9
  const line = cable(
    lead([-37, y, 0], [-1, 0, 0], [-150, 1.2, -46], [-1, 0, -0.3], 40),
    2,
    jacket(hues.yellow),
  )
  line.userData.unframed = true
  const still = group([
    group([plug], { at: [0, y, 0], rot: [0, Math.PI / 2, 0] }),
    line,
    rest(-22, y),
  ])
  const tool = pen()
  const holder = group([tool.node], { at: [0, y, 0] })
  const model = group([still, holder])
  const pose = (p, pressed = 0) => {
    holder.position.x = mix(away, 1.2, p)
    tool.body.position.x = -pressed * 3
  }
  const look = { at: [20, y, 0], zoom: 1.1, shift: [-0.42, -0.34] }
  const bench = openBench(
    { model, azimuth: 24, elevation: 24, fill: 0.9, look },
    { turned: [holder], before: [], pose, poses: [0, 0.5, 1], proofAt: 0, samples: 9 },
  )
  const { context } = bench
  return {
    context,
    key: (t) => moment(near(t), push(t), clean(t), fringes(t)),
    draw(t) {
      bench.draw(near(t), push(t))
      const label =
        t < 9.6
          ? ['Before', 'Particles in the contact zone']
          : t < 12.6
            ? ['After', 'Clean, no scratches']
            : ['Interferometer', 'Apex offset 8 µm, radius 14 mm']
      paintFace(context, 965, 216, 158, { dirt: 1 - clean(t), fringes: fringes(t), label })
    },
  }
}

/** Low cradle so that the plug lies level. */
const rest = (x, y) =>
  group([
    box(9, y - 2.6, 14, plastic(0xd9dad6, 0.5), { at: [x, (y - 2.6) / 2, 0], r: 1 }),
    box(9, 3, 2, plastic(0xd9dad6, 0.5), { at: [x, y - 1.6, 5], r: 0.6 }),
    box(9, 3, 2, plastic(0xd9dad6, 0.5), { at: [x, y - 1.6, -5], r: 0.6 }),
  ])

/** Dry cleaner for one ferrule, its nozzle toward -x at the origin. */
function pen() {
  const white = plastic(0xe4e4df, 0.42)
  const along = { axis: 'x', seg: 48 }
  const nozzle = group([
    turned(
      [
        [1, 0],
        [1.9, 0],
        [2.2, 1],
        [2.2, 9],
        [3.4, 12],
        [3.4, 16],
        [1, 16],
        [1, 0],
      ],
      plastic(0x2e3237),
      along,
    ),
    cyl(1, 0.3, dark(), { axis: 'x', at: [0.6, 0, 0] }),
  ])
  const body = group([
    turned(
      [
        [0, 14],
        [4.4, 14],
        [5.6, 17],
        [8, 24],
        [8, 92],
        [6.4, 97],
        [0, 97],
      ],
      white,
      along,
    ),
    ring(8.15, 7.4, 26, plastic(hues.green, 0.45), { axis: 'x', at: [58, 0, 0], seg: 48 }),
    ring(8.2, 7.6, 1.2, plastic(0xc9c9c4), { axis: 'x', at: [40, 0, 0], seg: 48 }),
    ring(8.2, 7.6, 1.2, plastic(0xc9c9c4), { axis: 'x', at: [76, 0, 0], seg: 48 }),
  ])
  return { node: group([nozzle, body]), nozzle, body }
}

export const film = { seconds: 15.6, fps: 24, steps, open }
