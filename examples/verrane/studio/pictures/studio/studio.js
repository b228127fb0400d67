import * as THREE from 'three'
import {
  addLight,
  domeCount,
  domeDirection,
  domeStrength,
  keyDirection,
  keyStrength,
  makeSurroundings,
} from './light.js'
import { makePasses } from './passes.js'
import { makeFloor } from './floor.js'
import { frameCamera } from './camera.js'
import { kinds } from './kinds/index.js'

// Ambient light from the surroundings would fill every recess; the sampled dome does that with occlusion instead.
THREE.ShaderChunk.lights_fragment_maps = THREE.ShaderChunk.lights_fragment_maps.replaceAll(
  'iblIrradiance += getIBLIrradiance(',
  'iblIrradiance += 0.3 * getIBLIrradiance(',
)

const width = 1200
const height = 900
const canvas = document.createElement('canvas')
document.body.append(canvas)
const renderer = new THREE.WebGLRenderer({
  canvas,
  antialias: false,
  alpha: false,
  preserveDrawingBuffer: true,
})
renderer.setPixelRatio(1)
renderer.setSize(width, height)
renderer.outputColorSpace = THREE.LinearSRGBColorSpace
renderer.shadowMap.enabled = true
renderer.shadowMap.type = THREE.PCFShadowMap
const passes = makePasses(renderer, width, height)
const scene = new THREE.Scene()
scene.environment = makeSurroundings(renderer)
scene.environmentIntensity = 0.9
const key = addLight(scene, keyStrength, 1024)
const domes = Array.from({ length: domeCount }, () => addLight(scene, domeStrength, 768))
const floor = makeFloor(renderer)
scene.add(floor.plane)
const camera = new THREE.PerspectiveCamera(22, width / height, 0.5, 30)

/**
 * Draws one picture. `job` is { kind, view, attributes, frames }; the answer holds the
 * picture as a PNG in base64 and the names of the attributes that the model read.
 */
window.shoot = async (job) => {
  await fontsReady
  const used = new Set()
  const attributes = new Proxy(job.attributes, {
    get(target, name) {
      if (typeof name === 'string') used.add(name)
      return Reflect.get(target, name)
    },
  })
  const shot = kinds[job.kind](attributes, job.view)
  const root = frameCamera(camera, shot)
  scene.add(root)
  root.traverse((node) => {
    if (node.isMesh) node.castShadow = node.receiveShadow = !node.userData.noShadow
  })
  draw(job.frames ?? shot.frames ?? 10)
  scene.remove(root)
  root.traverse((node) => {
    if (node.isMesh && !node.geometry.userData.shared) node.geometry.dispose()
    if (node.isInstancedMesh) node.dispose()
    // Labels have a texture of their own; everything else shares its material.
    if (node.isMesh && node.material.map) {
      node.material.map.dispose()
      node.material.dispose()
    }
  })
  return {
    png: canvas.toDataURL('image/png').slice(22),
    used: [...used].sort((a, b) => (a < b ? -1 : 1)),
  }
}

const fontsReady = (async () => {
  const face = new FontFace('Instrument Sans', 'url(/font.woff2)', { weight: '400 700' })
  document.fonts.add(await face.load())
})()

function draw(frames) {
  const aim = new THREE.Vector3()
  let open = 0
  for (let index = 0; index < frames; index++)
    open += keyStrength * keyDirection(index, frames, aim).y
  for (let index = 0; index < frames * domeCount; index++)
    open += domeStrength * domeDirection(index, frames * domeCount, aim).y
  floor.begin(open / frames)
  passes.begin()
  for (let index = 0; index < frames; index++) {
    // A tent filter two pixels wide, spread by the plastic number: no stair steps, no blur.
    const [dx, dy] = [tent((0.5 + index * 0.7548777) % 1), tent((0.5 + index * 0.5698403) % 1)]
    camera.setViewOffset(width, height, dx, dy, width, height)
    key.position.copy(keyDirection(index, frames, aim)).multiplyScalar(5)
    domes.forEach((dome, part) =>
      dome.position
        .copy(domeDirection(part * frames + ((index * 11) % frames), frames * domeCount, aim))
        .multiplyScalar(5),
    )
    renderer.setRenderTarget(passes.frame)
    renderer.setClearColor(0x000000, 0)
    renderer.render(scene, camera)
    passes.add()
    floor.add(scene)
  }
  floor.finish()
  passes.finish(frames, camera, floor)
}

function tent(value) {
  return value < 0.5 ? Math.sqrt(2 * value) - 1 : 1 - Math.sqrt(2 - 2 * value)
}

window.studioReady = true
