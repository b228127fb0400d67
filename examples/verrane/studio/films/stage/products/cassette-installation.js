import { openBench } from '../bench/bench.js'
import { ease, mix, moment } from '../bench/motion.js'
import { kinds } from '../../../pictures/studio/kinds/index.js'
import { group } from '../../../pictures/studio/parts/core.js'

const away = 150
/** 0 in front of the housing, 1 home behind its latches. */
const slid = (t) => 0.9 * ease(t, 1.2, 4.6) + 0.1 * ease(t, 5.4, 5.9)
/** Back out again, at the end, so that the film can be watched twice. */
const home = (t) => slid(t) * (1 - ease(t, 9.6, 12.2))

const steps = [
  {
    from: 0.2,
    to: 1.3,
    text: 'Take the blank from a free slot. Leave the dust caps on the cassette.',
  },
  {
    from: 1.3,
    to: 4.8,
    text: 'Set the cassette on the tray floor between its guides and slide it in level.',
  },
  {
    from: 5,
    to: 6.6,
    text: 'Press until both side latches click; the face then stands flush with its neighbors.',
  },
  {
    from: 6.8,
    to: 9.4,
    text: 'Pull lightly on the face to check that it is locked, then connect the trunk behind.',
  },
  { from: 9.6, to: 12.3, text: 'To take it out, pinch both latches and draw it straight forward.' },
]

async function open() {
  const made = kinds.cassetteHousing(
    { rackUnits: 1, cassetteSlots: 12, depth: 430, partNumber: 'VHD1-C12-E' },
    'hero',
  )
  const pitch = 43.65 / 3
  // The lower right slot of the studio's picture is free: its blank has been taken out.
  const free = made.model.children.find(
    (child) => child.children.length === 2 && Math.abs(child.position.z - 2) < 0.01,
  )
  const at = [free.position.x, free.position.y + 0.2]
  free.removeFromParent()
  settle(made.model)
  const attributes = {
    connector: 'LC duplex',
    connectorB: 'MPO-12',
    fiberCount: 12,
    ports: 12,
    polish: 'UPC',
    partNumber: 'VC6-1M12-12LC-U',
    product: 'VC6, MPO-12 to 12 LC',
  }
  const one = group([kinds.cassette(attributes, 'hero').model], {
    size: (pitch - 1.6) / 17,
    at: [at[0], at[1], 2],
  })
  const before = [...made.model.children]
  made.model.add(one)
  const pose = (p) => (one.position.z = mix(2 + away, 2, p))
  const bench = openBench(
    { ...made, elevation: 24, fill: 0.88 },
    { moved: [one], before, pose, poses: [0, 0.5, 0.9, 1], proofAt: 0, samples: 7 },
  )
  return { context: bench.context, key: (t) => moment(home(t)), draw: (t) => bench.draw(home(t)) }
}

/** What is printed on the lids of the cassettes inside would show through the housing's: take it off. */
function settle(model) {
  const prints = []
  model.traverse((node) => node.isInstancedMesh && node.material.map && prints.push(node))
  for (const node of prints) node.removeFromParent()
}

export const film = { seconds: 13, fps: 24, steps, open }
