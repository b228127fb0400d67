import * as THREE from 'three'

/**
 * The studio's surroundings: a pale room with soft boxes, seen only in reflections.
 * The dark band behind and beside the camera is what gives metal and gloss their edges.
 */
export function makeSurroundings(renderer) {
  const room = new THREE.Scene()
  const glow = (value) =>
    new THREE.MeshBasicMaterial({
      color: new THREE.Color(value, value, value * 0.985),
      side: THREE.DoubleSide,
    })
  const panel = (width, height, value, position) => {
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), glow(value))
    mesh.position.set(...position)
    mesh.lookAt(0, 0, 0)
    room.add(mesh)
  }
  const walls = new THREE.Mesh(
    new THREE.BoxGeometry(24, 12, 24),
    [0.3, 0.3, 0.75, 0.78, 0.2, 0.34].map((value) => {
      const material = glow(value)
      material.side = THREE.BackSide
      return material
    }),
  )
  walls.position.y = 3
  room.add(walls)
  panel(11, 8, 5.2, [-2, 8.6, 1])
  panel(5, 7, 5.5, [-10, 4, 4])
  panel(2.2, 8, 3.6, [10.5, 3.5, 2])
  panel(9, 2.4, 2.2, [2, 3.2, -11])
  panel(4, 3, 1.6, [5, 5, 10.5])
  const generator = new THREE.PMREMGenerator(renderer)
  const target = generator.fromScene(room, 0.03)
  generator.dispose()
  return target.texture
}

const keyAim = new THREE.Vector3(-0.62, 1.25, 0.78).normalize()
const keyAcross = new THREE.Vector3(0, 1, 0).cross(keyAim).normalize()
const keyUp = keyAim.clone().cross(keyAcross)

export const keyStrength = 1.75
export const domeStrength = 1.24
export const domeCount = 1

/** Direction to the key light: a disc sampled by the golden angle, so that its shadow has a real penumbra. */
export function keyDirection(index, count, out) {
  const radius = Math.sqrt((index + 0.5) / count) * 0.26
  const turn = index * 2.399963
  return out
    .copy(keyAim)
    .addScaledVector(keyAcross, radius * Math.cos(turn))
    .addScaledVector(keyUp, radius * Math.sin(turn))
    .normalize()
}

/** Direction to one sample of the sky dome: together they make the soft occlusion in recesses and under edges. */
export function domeDirection(index, count, out) {
  const height = 0.3 + 0.7 * ((index + 0.5) / count)
  const turn = index * 2.399963 * 1.7 + 0.6
  const flat = Math.sqrt(1 - height * height)
  return out.set(flat * Math.cos(turn), height, flat * Math.sin(turn))
}

export function addLight(scene, strength, mapSize) {
  const light = new THREE.DirectionalLight(0xffffff, strength)
  light.shadow.radius = 4.5
  light.layers.enable(1)
  light.castShadow = true
  light.shadow.mapSize.set(mapSize, mapSize)
  light.shadow.bias = -0.0006
  light.shadow.normalBias = 0.004
  Object.assign(light.shadow.camera, {
    left: -1.05,
    right: 1.05,
    top: 1.05,
    bottom: -1.05,
    near: 0.5,
    far: 11,
  })
  light.shadow.camera.updateProjectionMatrix()
  scene.add(light, light.target)
  return light
}
