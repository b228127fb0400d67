import * as THREE from 'three'
import { openBench } from '../bench/bench.js'
import { ease, moment } from '../bench/motion.js'
import { kinds } from '../../../pictures/studio/kinds/index.js'
import { group } from '../../../pictures/studio/parts/core.js'

const trays = 4
const radius = 89
const high = radius * 1.3 + 215

/** 0 closed, 0.6 dome set down beside the base, 1 front tray folded forward. */
const stage = (t) => 0.6 * ease(t, 1.6, 6.4) + 0.4 * ease(t, 7.2, 10)

const steps = [
  {
    from: 0.2,
    to: 1.6,
    text: 'Clean the outside, let the pressure out at the valve, then open the clamp ring.',
  },
  { from: 1.6, to: 4.2, text: 'Lift the dome straight up until it is clear of the trays.' },
  {
    from: 4.2,
    to: 6.8,
    text: 'Set it down on a clean cloth; the O-ring stays in the groove of the base.',
  },
  {
    from: 7.2,
    to: 10.2,
    text: 'Fold the front tray forward. Fibers on the other trays are not moved.',
  },
  {
    from: 10.4,
    to: 13.4,
    text: 'Work on the open tray, then close in the reverse order with the O-ring wiped and greased.',
  },
]

async function open() {
  const made = kinds.domeClosure(
    { diameter: radius * 2, cassetteSlots: trays, cableDiameter: 16, partNumber: 'VDC1-96-4E' },
    'open',
  )
  const [lower, stack, dome] = made.model.children
  const front = frontTray(stack)
  made.model.add(front)
  const side = [radius * 2.5, -radius * 0.62, -radius * 0.2]
  const pose = (p) => {
    const lift = Math.min(1, p / 0.3)
    const over = Math.min(1, Math.max(0, (p - 0.25) / 0.3))
    const round = over * over * (3 - 2 * over)
    const up = high * 0.8 * Math.sin((Math.PI / 2) * lift)
    dome.position.set(
      side[0] * round,
      up * (1 - round) + side[1] * round + Math.sin(Math.PI * round) * high * 0.12,
      side[2] * round,
    )
    front.rotation.x = Math.max(0, (p - 0.6) / 0.4) * 0.86
  }
  const look = { at: [radius * 1.15, high * 0.55, 0], zoom: 0.77, shift: [0, 0.1] }
  const bench = openBench(
    { ...made, azimuth: 14, elevation: 16, fill: 0.86, look },
    {
      turned: [dome, front],
      before: [lower],
      pose,
      poses: [0, 0.12, 0.24, 0.36, 0.48, 0.6, 1],
      proofAt: 0.6,
      samples: 8,
    },
  )
  return { context: bench.context, key: (t) => moment(stage(t)), draw: (t) => bench.draw(stage(t)) }
}

/** Takes the front tray out of the repeated stack and hangs it on a hinge along its lower edge. */
function frontTray(stack) {
  const hinge = [0, high * 0.08, 1.5 * Math.min(13, (radius * 1.25) / trays) - 3]
  const parts = []
  stack.traverse((node) => {
    if (!node.isInstancedMesh) return
    const each = node.count / trays
    const part = new THREE.InstancedMesh(node.geometry, node.material, each)
    const matrix = new THREE.Matrix4()
    const shift = new THREE.Matrix4().makeTranslation(-hinge[0], -hinge[1], -hinge[2])
    for (let copy = 0; copy < each; copy++) {
      node.getMatrixAt(node.count - each + copy, matrix)
      part.setMatrixAt(copy, matrix.premultiply(shift))
    }
    part.userData = { ...node.userData }
    part.computeBoundingBox()
    part.computeBoundingSphere()
    node.count -= each
    parts.push(part)
  })
  return group(parts, { at: hinge })
}

export const film = { seconds: 13.6, fps: 24, steps, open }
