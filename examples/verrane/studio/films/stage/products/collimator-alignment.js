import * as THREE from 'three'
import { openBench } from '../bench/bench.js'
import { ease, mix, moment } from '../bench/motion.js'
import { kinds } from '../../../pictures/studio/kinds/index.js'
import { box, cyl, group, mesh } from '../../../pictures/studio/parts/core.js'
import { drawn } from '../../../pictures/studio/parts/labels.js'
import { hues, painted, steel } from '../../../pictures/studio/parts/materials.js'

const far = 190
const high = 98
const aside = (t) => mix(0.085, 0, ease(t, 1.6, 4.6))
const upward = (t) => mix(0.07, 0, ease(t, 5.4, 8.2))
const focus = (t) => ease(t, 9.2, 11.4)

const steps = [
  {
    from: 0.2,
    to: 1.5,
    text: 'Put the target where the beam has to go, on the axis of the mount. Use a laser of class 1 or goggles.',
  },
  {
    from: 1.6,
    to: 4.8,
    text: 'Turn the lower tilt screw until the spot stands on the vertical line of the target.',
  },
  { from: 5.4, to: 8.4, text: 'Turn the upper tilt screw until it stands on the horizontal line.' },
  {
    from: 9.2,
    to: 11.6,
    text: 'Turn the focus until the spot is as small here as close to the lens: the beam is collimated.',
  },
  { from: 11.8, to: 13.4, text: 'Lock the screws. The spot does not move.' },
]

async function open() {
  const { model } = kinds.adjustableMount({}, 'hero')
  const parts = [...model.children]
  const knobs = parts.filter((part) => part.isGroup && Math.abs(part.position.z + 36) < 0.1)
  const front = group([parts[0], parts[2], parts[3], parts[4], parts.at(-1)])
  const ray = mesh(
    new THREE.CylinderGeometry(1, 1, 1, 40, 1, true),
    new THREE.MeshBasicMaterial({
      color: hues.accent,
      transparent: true,
      opacity: 0.42,
      depthWrite: false,
    }),
  )
  const spot = drawn(40, 40, glowSpot, { lit: true, solid: false })
  spot.material.blending = THREE.NormalBlending
  for (const node of [ray, spot]) node.userData.noShadow = true
  const mount = group([group([model, front], { rot: [0, Math.PI / 2, 0] })], { at: [0, high, 0] })
  const whole = group([mount, target(), ray, spot])
  const pose = (_, x = aside(0), y = upward(0), sharp = 0) => {
    front.rotation.set(-y, x, 0)
    knobs.forEach(
      (knob, index) => (knob.rotation.z = index === 0 ? x * 60 : index === 2 ? y * 60 : 0),
    )
    const start = new THREE.Vector3(6, high, 0)
    const end = new THREE.Vector3(far - 1.4, high + Math.tan(y) * far, -Math.tan(x) * far)
    ray.position.lerpVectors(start, end, 0.5)
    ray.quaternion.setFromUnitVectors(
      new THREE.Vector3(0, 1, 0),
      end.clone().sub(start).normalize(),
    )
    const wide = mix(3.6, 1.7, sharp)
    ray.scale.set(mix(1.9, 1.7, sharp), end.distanceTo(start), mix(1.9, 1.7, sharp))
    spot.position.copy(end)
    spot.rotation.set(0, -Math.PI / 2, 0)
    spot.scale.setScalar(wide / 3)
  }
  const bench = openBench(
    { model: whole, azimuth: -34, elevation: 17, fill: 0.86 },
    { turned: [front, ...knobs, ray, spot], before: [mount], pose, poses: [0], samples: 12 },
  )
  return {
    context: bench.context,
    key: (t) => moment(aside(t), upward(t), focus(t)),
    draw: (t) => bench.draw(0, aside(t), upward(t), focus(t)),
  }
}

/** White plate with rings and a cross, on the same post and foot as the mount. */
function target() {
  const black = painted(0x232629)
  const plate = drawn(
    64,
    64,
    (pen, w, h) => {
      pen.fillStyle = '#f4f3ee'
      pen.fillRect(0, 0, w, h)
      pen.strokeStyle = '#8c9196'
      pen.lineWidth = w / 160
      for (const radius of [0.1, 0.2, 0.3, 0.4]) {
        pen.beginPath()
        pen.arc(w / 2, h / 2, radius * w, 0, 7)
        pen.stroke()
      }
      pen.strokeStyle = '#22262b'
      pen.beginPath()
      pen.moveTo(w * 0.05, h / 2)
      pen.lineTo(w * 0.95, h / 2)
      pen.moveTo(w / 2, h * 0.05)
      pen.lineTo(w / 2, h * 0.95)
      pen.stroke()
    },
    { rot: [0, -Math.PI / 2, 0], at: [-1.6, 0, 0] },
  )
  return group(
    [
      box(3, 68, 68, black, { r: 1 }),
      plate,
      box(14, 12, 14, black, { at: [2, -39, 0], r: 1 }),
      cyl(6.4, 46, steel(), { at: [2, -66, 0] }),
      cyl(17, 7, black, { at: [2, -94, 0], chamfer: 1 }),
    ],
    { at: [far, high, 0] },
  )
}

function glowSpot(pen, w, h) {
  const shade = pen.createRadialGradient(w / 2, h / 2, 0, w / 2, h / 2, w / 2)
  shade.addColorStop(0, 'rgb(255 226 206 / 1)')
  shade.addColorStop(0.09, 'rgb(255 150 104 / 1)')
  shade.addColorStop(0.17, 'rgb(217 72 41 / 0.9)')
  shade.addColorStop(0.4, 'rgb(217 72 41 / 0.16)')
  shade.addColorStop(1, 'rgb(217 72 41 / 0)')
  pen.fillStyle = shade
  pen.fillRect(0, 0, w, h)
}

export const film = { seconds: 13.6, fps: 24, steps, open }
