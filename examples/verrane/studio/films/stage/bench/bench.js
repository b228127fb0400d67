import * as THREE from 'three'
import { frameCamera } from '../../../pictures/studio/camera.js'
import { makeFloor } from '../../../pictures/studio/floor.js'
import {
  addLight,
  domeDirection,
  domeStrength,
  keyDirection,
  keyStrength,
  makeSurroundings,
} from '../../../pictures/studio/light.js'
import { makePasses } from '../../../pictures/studio/passes.js'
import { approach } from './approach.js'
import { makeProof, projected } from './proof.js'

// As in the studio: ambient light would fill every recess; the sampled dome does that with occlusion.
THREE.ShaderChunk.lights_fragment_maps = THREE.ShaderChunk.lights_fragment_maps.replaceAll(
  'iblIrradiance += getIBLIrradiance(',
  'iblIrradiance += 0.3 * getIBLIrradiance(',
)
// The studio's tone curve, for parts that are lit live straight onto the screen.
THREE.ShaderChunk.tonemapping_pars_fragment = THREE.ShaderChunk.tonemapping_pars_fragment.replace(
  'vec3 CustomToneMapping( vec3 color ) { return color; }',
  'vec3 CustomToneMapping( vec3 color ) { vec3 over = max(color - 0.72, 0.0); return min(color, 0.72) + 0.28 * (over / (over + 0.42)); }',
)

const width = 1280
const height = 720
const unseen = new THREE.MeshBasicMaterial({
  colorWrite: false,
  depthWrite: false,
  side: THREE.DoubleSide,
})
const mask = new THREE.MeshBasicMaterial({ colorWrite: false, side: THREE.DoubleSide })

/**
 * The studio of the product pictures, for things that move before a camera that does not.
 * What stands still is drawn once for each of `poses` with the full light, the moving parts
 * casting shadows unseen; a frame lays the moving parts over a blend of the two nearest.
 *
 * `shot` is what a studio kind gives, plus `look`. Of the options, `moved` lists nodes that slide
 * (they keep the light of their proof, taken in pose `proofAt`), `turned` nodes that are lit anew
 * in every frame, `before` nodes that can hide them, `masks` unseen nodes that do, `pose(p)` puts everything at 0 ≤ p ≤ 1 and
 * `poses` are the values of p at which the rest is drawn.
 */
export function openBench(
  shot,
  {
    moved = [],
    turned = [],
    before = [],
    masks = [],
    pose = /** @type {(...p: any[]) => void} */ (() => {}),
    poses = [0],
    proofAt = 1,
    samples = 8,
  },
) {
  const canvas = document.createElement('canvas')
  const renderer = new THREE.WebGLRenderer({
    canvas,
    antialias: true,
    alpha: true,
    preserveDrawingBuffer: true,
  })
  renderer.setPixelRatio(1)
  renderer.setSize(width, height)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = THREE.PCFShadowMap
  const passes = makePasses(renderer, width, height)
  const scene = new THREE.Scene()
  scene.environment = makeSurroundings(renderer)
  scene.environmentIntensity = 0.9
  const key = addLight(scene, keyStrength, 1024)
  const dome = addLight(scene, domeStrength, 768)
  const floor = makeFloor(renderer)
  scene.add(floor.plane)
  const camera = new THREE.PerspectiveCamera(22, width / height, 0.5, 30)
  pose(proofAt)
  const root = frameCamera(camera, shot)
  scene.add(root)
  if (shot.look) approach(camera, root, shot.look)
  const meshes = (nodes) => nodes.flatMap((node) => list(node))
  const [sliding, covering] = [meshes(moved), meshes(before)]
  const all = list(root)
  const movable = () => new Set(meshes([...moved, ...turned]))
  const own = new Map(all.map((node) => [node, node.material]))
  const shadows = () => {
    for (const node of list(root)) node.castShadow = node.receiveShadow = !node.userData.noShadow
  }
  shadows()

  const expose = (begin, each) => {
    const aim = new THREE.Vector3()
    begin(total(samples))
    for (let index = 0; index < samples; index++) {
      const [dx, dy] = [tent((0.5 + index * 0.7548777) % 1), tent((0.5 + index * 0.5698403) % 1)]
      camera.setViewOffset(width, height, dx, dy, width, height)
      key.position.copy(keyDirection(index, samples, aim)).multiplyScalar(5)
      dome.position.copy(domeDirection((index * 5) % samples, samples, aim)).multiplyScalar(5)
      renderer.setRenderTarget(passes.frame)
      renderer.setClearColor(0x000000, 0)
      renderer.clear()
      renderer.render(scene, camera)
      each()
    }
    camera.clearViewOffset()
    camera.updateProjectionMatrix()
  }

  const grounds = poses.map((at) => {
    pose(at)
    const hidden = meshes([...moved, ...turned]).map((node) => [node, node.material])
    for (const [node] of hidden)
      Object.assign(node, { material: unseen, castShadow: !node.userData.noShadow })
    expose(
      (open) => (floor.begin(open), passes.begin()),
      () => (passes.add(), floor.add(scene)),
    )
    floor.finish()
    passes.finish(samples, camera, floor)
    for (const [node, material] of hidden) node.material = material
    const ground = document.createElement('canvas')
    Object.assign(ground, { width, height })
    ground.getContext('2d').drawImage(canvas, 0, 0)
    return ground
  })

  if (sliding.length) {
    pose(proofAt)
    for (const node of list(root)) node.visible = sliding.includes(node)
    const proof = makeProof(renderer, width, height, passes.frame)
    expose(() => proof.begin(), proof.add)
    proof.finish(samples)
    for (const node of list(root)) node.visible = true
    for (const node of sliding) own.set(node, projected(node, proof, camera))
  }

  // From here on a frame holds moving parts only, and what may hide them as a mask.
  renderer.shadowMap.enabled = false
  key.castShadow = dome.castShadow = false
  floor.plane.visible = false
  renderer.toneMapping = THREE.CustomToneMapping
  key.position.copy(keyDirection(0, 1, new THREE.Vector3())).multiplyScalar(5)
  dome.position.set(0.1, 5, 0.6)
  dome.intensity = domeStrength * 0.62
  const free = movable()
  for (const node of list(root)) {
    const cover = covering.includes(node) && !free.has(node)
    node.visible = cover || free.has(node)
    node.material = cover ? mask : (own.get(node) ?? node.material)
    if (cover) node.renderOrder = -1
  }
  for (const node of masks) {
    for (const each of list(node)) Object.assign(each, { material: mask, renderOrder: -1 })
    root.children[0].add(node)
  }
  const sheet = document.createElement('canvas')
  Object.assign(sheet, { width, height })
  const context = sheet.getContext('2d', { willReadFrequently: true })
  return { context, camera, root, scene, draw }

  /** Parts that a film makes anew, such as a cable that follows its plug, come with every frame. */
  function refresh() {
    for (const node of meshes(turned)) node.visible = true
  }

  /** Draws the moment at which the moving parts are at `p`; what else `pose` takes is passed on. */
  function draw(p, /** @type {any[]} */ ...more) {
    pose(p, ...more)
    refresh()
    const next = poses.findIndex((at) => at >= p)
    const [a, b] = next <= 0 ? [next < 0 ? poses.length - 1 : 0, 0] : [next - 1, next]
    context.globalAlpha = 1
    context.drawImage(grounds[a], 0, 0)
    if (next > 0) {
      context.globalAlpha = (p - poses[a]) / (poses[b] - poses[a])
      context.drawImage(grounds[b], 0, 0)
      context.globalAlpha = 1
    }
    renderer.setRenderTarget(null)
    renderer.setClearColor(0x000000, 0)
    renderer.clear()
    renderer.render(scene, camera)
    context.drawImage(canvas, 0, 0)
  }
}

function list(node) {
  const found = []
  node.traverse((each) => each.isMesh && found.push(each))
  return found
}

function total(samples) {
  const aim = new THREE.Vector3()
  let open = 0
  for (let index = 0; index < samples; index++) {
    open +=
      keyStrength * keyDirection(index, samples, aim).y +
      domeStrength * domeDirection(index, samples, aim).y
  }
  return open / samples
}

function tent(value) {
  return value < 0.5 ? Math.sqrt(2 * value) - 1 : 1 - Math.sqrt(2 - 2 * value)
}
