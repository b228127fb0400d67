import { openBench } from '../bench/bench.js'
import { moment, visit } from '../bench/motion.js'
import { box } from '../../../pictures/studio/parts/core.js'
import { kinds } from '../../../pictures/studio/kinds/index.js'

const reach = 150

/** How far the upper tray is out: 0 in, 1 out against its stop. */
const out = (t) => visit(t, 1.4, 4.2, 9, 11.6)

const steps = [
  {
    from: 0.2,
    to: 1.5,
    text: 'A VHD1 housing holds three trays of four cassettes in one rack unit.',
  },
  {
    from: 1.5,
    to: 4.4,
    text: 'Press both latches of the upper tray and draw it toward you until it stops.',
  },
  {
    from: 4.6,
    to: 8.8,
    text: 'Every port of the tray is now in reach; the trays below stay closed and in service.',
  },
  {
    from: 9,
    to: 12,
    text: 'Push the tray back until both latches click. The slack behind it follows.',
  },
]

async function open() {
  const made = kinds.cassetteHousing(
    { rackUnits: 1, cassetteSlots: 12, depth: 430, partNumber: 'VHD1-C12-E' },
    'open',
  )
  const moved = made.model.children.filter((child) => furthest(child) > 60)
  // The sheet-metal body and its ears come first; the lid's mask is thick, for cassettes reach right up to it.
  const before = made.model.children.slice(0, 3)
  const masks = [box(443, 8, 430, undefined, { at: [0, 24.6, -215.6] })]
  const rest = moved.map((child) => child.position.z)
  const pose = (p) =>
    moved.forEach((child, index) => (child.position.z = rest[index] - reach * (1 - p)))
  const bench = openBench(
    { ...made, elevation: 28, fill: 0.84 },
    { moved, before, masks, pose, poses: [0, 0.33, 0.67, 1], samples: 7 },
  )
  return { context: bench.context, key: (t) => moment(out(t)), draw: (t) => bench.draw(out(t)) }
}

/** How far forward a part of the housing stands: what is on the drawn tray stands in front of the rest. */
function furthest(part) {
  let far = part.position.z
  part.traverse((node) => {
    if (!node.isInstancedMesh) return
    for (let copy = 0; copy < node.count; copy++)
      far = Math.max(far, node.instanceMatrix.array[copy * 16 + 14])
  })
  return far
}

export const film = { seconds: 12.5, fps: 24, steps, open }
