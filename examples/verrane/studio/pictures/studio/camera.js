import * as THREE from 'three'

const point = new THREE.Vector3()

/**
 * Scales a shot to the studio (a sphere of radius 1 around its middle), stands it on the
 * ground and moves the camera until it fills its share of the frame. A shot is
 * { model, azimuth, elevation, fill, lift }: degrees, share of the frame, and height over
 * the ground in millimetres.
 */
export function frameCamera(camera, shot) {
  const { model, azimuth = 32, elevation = 21, fill = 0.8 } = shot
  const root = new THREE.Group()
  root.add(model)
  root.updateMatrixWorld(true)
  const box = bounds(model)
  const size = box.getSize(new THREE.Vector3())
  const scale = 1 / (size.length() / 2)
  root.scale.setScalar(scale)
  const middle = box.getCenter(new THREE.Vector3())
  root.position.set(-middle.x * scale, (-box.min.y + (shot.lift ?? 0)) * scale, -middle.z * scale)
  root.updateMatrixWorld(true)
  aim(camera, root, azimuth, elevation, fill, shot.fov ?? 22)
  return root
}

function aim(camera, root, azimuth, elevation, fill, fov) {
  const points = cloud(root)
  const [around, above] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const away = new THREE.Vector3(
    Math.sin(around) * Math.cos(above),
    Math.sin(above),
    Math.cos(around) * Math.cos(above),
  )
  const target = new THREE.Vector3(0, 0, 0)
  let distance = 6
  const seen = new THREE.Box2()
  camera.clearViewOffset()
  camera.fov = fov
  for (let turn = 0; turn < 12; turn++) {
    camera.position.copy(target).addScaledVector(away, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld(true)
    camera.updateProjectionMatrix()
    seen.makeEmpty()
    for (const each of points) {
      point.copy(each).project(camera)
      seen.expandByPoint(point)
    }
    const share = Math.max(
      (seen.max.x - seen.min.x) / 2 / fill,
      (seen.max.y - seen.min.y) / 2 / (fill * 0.98),
    )
    // Half a frame's height at the target's distance, to turn the offset of the picture's middle into a move.
    const half = Math.tan((fov * Math.PI) / 360) * distance
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    target.addScaledVector(right, ((seen.max.x + seen.min.x) / 2) * half * camera.aspect)
    target.addScaledVector(up, ((seen.max.y + seen.min.y) / 2 + 0.02) * half)
    distance *= share
  }
  camera.near = Math.max(0.05, distance - 4)
  camera.far = distance + 14
  camera.updateProjectionMatrix()
}

/** Points of every mesh in the world, thinned: enough for bounds that are right to a pixel or two. */
function cloud(root) {
  const points = []
  const matrix = new THREE.Matrix4()
  root.traverse((node) => {
    if (!node.isMesh || node.userData.unframed) return
    const place = node.geometry.attributes.position
    const step = Math.max(1, Math.floor(place.count / (node.isInstancedMesh ? 24 : 400)))
    for (let copy = 0; copy < (node.isInstancedMesh ? node.count : 1); copy++) {
      if (node.isInstancedMesh)
        matrix.multiplyMatrices(node.matrixWorld, (node.getMatrixAt(copy, matrix), matrix.clone()))
      else matrix.copy(node.matrixWorld)
      for (let index = 0; index < place.count; index += step)
        points.push(new THREE.Vector3().fromBufferAttribute(place, index).applyMatrix4(matrix))
    }
  })
  return points
}

function bounds(model) {
  const box = new THREE.Box3()
  model.traverse((node) => {
    if (node.isMesh && !node.userData.unframed) box.expandByObject(node, !node.isInstancedMesh)
  })
  return box
}
