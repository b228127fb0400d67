import * as THREE from 'three'
import { openBench } from '../bench/bench.js'
import { ease, mix, moment } from '../bench/motion.js'
import { kinds } from '../../../pictures/studio/kinds/index.js'
import { cable, lead } from '../../../pictures/studio/parts/cable.js'
import { group } from '../../../pictures/studio/parts/core.js'
import { jacket } from '../../../pictures/studio/parts/materials.js'
import { plugFor } from '../../../pictures/studio/parts/plugs.js'

const away = 78
const seat = 22
const pushed = (t) => ease(t, 1.4, 4.4) * (1 - ease(t, 11.2, 13.2))
const turned = (t) => ease(t, 5, 7) * (1 - ease(t, 9.6, 11))

const steps = [
  {
    from: 0.2,
    to: 1.4,
    text: 'Take the cap off one port only, and the cap off the drop. Inspect and clean both.',
  },
  {
    from: 1.4,
    to: 4.6,
    text: 'Line up the key of the plug with the notch of the port and push it straight in.',
  },
  {
    from: 5,
    to: 7.2,
    text: 'Turn the coupling clockwise by hand until it stops. No tool, no splice.',
  },
  {
    from: 7.4,
    to: 9.4,
    text: 'The red O-ring is now out of sight: the joint is sealed to IP68 and carries the pull of the drop.',
  },
  { from: 9.6, to: 13, text: 'To release it, turn the coupling back and draw the plug out.' },
]

async function open() {
  const made = kinds.terminal(
    {
      ports: 8,
      depth: 76,
      partNumber: 'VMT-8HSC-S8-A',
      splitRatio: '1×8',
      connectorB: 'Hardened SC',
    },
    'detail',
  )
  const ports = made.model.children.filter(
    (child) => child.isGroup && Math.abs(child.rotation.x) > 0.05 && child.children.length === 2,
  )
  // The second open port of the lower row takes the plug.
  const port = ports.sort((a, b) => a.position.y - b.position.y || a.position.x - b.position.x)[1]
  const plug = plugFor('Hardened SC', { polish: 'APC' }, { cableD: 5 })
  const dir = new THREE.Vector3(0, 0, 1).applyEuler(port.rotation)
  const holder = group([group([plug], { rot: [0, Math.PI, 0] })], { rot: [port.rotation.x, 0, 0] })
  const drop = group([])
  made.model.add(holder, drop)
  const pose = (p, spin = 0) => {
    const out = mix(away, -seat, p)
    holder.position.copy(port.position).addScaledVector(dir, out)
    plug.rotation.z = spin * Math.PI * 0.5
    drop.children.forEach((node) => node.geometry.dispose())
    drop.clear()
    const from = holder.position.clone().addScaledVector(dir, 88)
    const end = [port.position.x + 60, 2.5, port.position.z + 460]
    const line = cable(lead(from, dir, end, [0.25, 0, 1], 90), 5, jacket(0x202225), { seg: 60 })
    line.userData.unframed = true
    drop.add(line)
  }
  pose(0)
  const look = {
    at: [port.position.x + 16, port.position.y - 4, port.position.z + 50],
    zoom: 1.02,
    shift: [-0.02, -0.16],
  }
  const bench = openBench(
    { ...made, azimuth: 38, elevation: 26, fill: 0.84, look },
    {
      turned: [holder, drop],
      before: [port, ...made.model.children.slice(0, 2)],
      pose,
      poses: [0, 0.35, 0.7, 1],
      proofAt: 0,
      samples: 7,
    },
  )
  return {
    context: bench.context,
    key: (t) => moment(pushed(t), turned(t)),
    draw: (t) => bench.draw(pushed(t), turned(t)),
  }
}

export const film = { seconds: 14, fps: 24, steps, open }
