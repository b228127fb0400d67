import * as THREE from 'three'

/**
 * Brings the camera nearer to a place given in the model's millimetres; the place then stands
 * `shift` away from the middle of the frame, in shares of the frame's half height.
 */
export function approach(camera, root, { at, zoom = 1, shift = [0, 0] }) {
  root.updateMatrixWorld(true)
  const place = root.children[0].localToWorld(new THREE.Vector3(...at))
  const forward = camera.getWorldDirection(new THREE.Vector3())
  const distance = place.clone().sub(camera.position).dot(forward) / zoom
  const half = Math.tan((camera.fov * Math.PI) / 360) * distance
  const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
  const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
  camera.position.copy(place).addScaledVector(forward, -distance)
  camera.position.addScaledVector(right, -shift[0] * half).addScaledVector(up, -shift[1] * half)
  camera.near = Math.max(0.03, distance - 4)
  camera.far = distance + 14
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld(true)
}
