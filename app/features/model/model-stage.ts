import {
  Box3,
  DirectionalLight,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Sphere,
  Vector2,
  WebGLRenderer,
  type Mesh,
} from 'three'
import { buildModel, type DrawnShape } from './build-model.ts'
import { namedParts, type NamedPart } from './named-parts.ts'
import type { Sight } from './orbit.ts'
import type { GlbNode } from './read-glb.ts'
import { studioRoom } from './studio-room.ts'

export type ModelStage = {
  parts: readonly NamedPart[]
  /** Draws it as it is seen from there. */
  show: (sight: Sight) => void
  /** Marks a part, or one piece of it; nothing without. */
  mark: (part?: number, piece?: number) => void
  /** What stands at a place of the canvas, in pixels from its upper left corner. */
  at: (x: number, y: number) => { part: number; piece: number } | undefined
  close: () => void
}

/** As the studio's camera has it, in degrees. */
const fieldOfView = 22
const marked = 0xd94829

/** Draws a model on a canvas, again whenever something changes and not otherwise. Throws without WebGL. */
export function modelStage(canvas: HTMLCanvasElement, roots: readonly GlbNode[]): ModelStage {
  const parts = namedParts(roots)
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
  renderer.toneMapping = NeutralToneMapping
  const shapes = buildModel(parts)
  const scene = new Scene()
  scene.add(...shapes)
  const room = studioRoom(renderer)
  scene.environment = room
  scene.environmentIntensity = 0.9
  const key = new DirectionalLight(0xffffff, 1.75)
  key.position.set(-0.62, 1.25, 0.78)
  scene.add(key)
  const whole = boundsOf(shapes)
  const overlay = new MeshBasicMaterial({
    color: marked,
    transparent: true,
    opacity: 0.62,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  })
  const camera = new PerspectiveCamera(fieldOfView)
  let last: Sight = { azimuth: 32, elevation: 21, zoom: 1 }
  let marks: InstancedMesh[] = []
  let frame = 0
  const sizes = new ResizeObserver(() => draw())
  sizes.observe(canvas)

  function draw(): void {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      place(camera, renderer, canvas, whole, last)
      renderer.render(scene, camera)
    })
  }

  return {
    parts,
    show(sight) {
      last = sight
      draw()
    },
    mark(part, piece) {
      for (const mark of marks) {
        mark.removeFromParent()
        mark.dispose()
      }
      marks = shapes
        .filter(({ userData }) => userData.part === part)
        .flatMap((shape) => markOf(shape, overlay, piece))
      if (marks.length) scene.add(...marks)
      draw()
    },
    at(x, y) {
      const { width, height } = canvas.getBoundingClientRect()
      const pointer = new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2)
      const ray = new Raycaster()
      ray.setFromCamera(pointer, camera)
      const [hit] = ray.intersectObjects<Mesh>(shapes, false)
      if (hit?.instanceId === undefined) return undefined
      const { part, pieces } = (hit.object as unknown as DrawnShape).userData
      return { part, piece: pieces[hit.instanceId]! }
    },
    close() {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      for (const { geometry, material } of shapes) {
        geometry.dispose()
        material.dispose()
      }
      room.dispose()
      overlay.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

/** Over the part itself, so that nothing of it has to be painted anew. */
function markOf(shape: DrawnShape, overlay: MeshBasicMaterial, piece?: number): InstancedMesh[] {
  const { geometry, count, userData } = shape
  const wanted = Array.from({ length: count }, (_, at) => at).filter(
    (at) => piece === undefined || userData.pieces[at] === piece,
  )
  if (!wanted.length) return []
  const mark = new InstancedMesh(geometry, overlay, wanted.length)
  const matrix = new Matrix4()
  wanted.forEach((from, at) =>
    mark.setMatrixAt(at, matrix.fromArray(shape.instanceMatrix.array, from * 16)),
  )
  return [mark]
}

function boundsOf(shapes: readonly DrawnShape[]): Sphere {
  const box = new Box3()
  for (const { boundingBox } of shapes) if (boundingBox) box.union(boundingBox)
  return box.getBoundingSphere(new Sphere())
}

/** Far enough for all of it to be in the canvas, whatever the canvas's shape. */
function place(
  camera: PerspectiveCamera,
  renderer: WebGLRenderer,
  { clientWidth: width, clientHeight: height }: HTMLCanvasElement,
  { center, radius }: Sphere,
  { azimuth, elevation, zoom }: Sight,
): void {
  if (!width || !height) return
  renderer.setSize(width, height, false)
  const aspect = width / height
  const [around, above] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const half = (fieldOfView * Math.PI) / 360
  const narrow = Math.atan(Math.tan(half) * Math.min(1, aspect))
  const distance = (radius * 1.02) / Math.sin(narrow) / zoom
  camera.aspect = aspect
  camera.near = Math.max(distance - 2 * radius, radius / 100)
  camera.far = distance + 2 * radius
  camera.position
    .set(Math.sin(around) * Math.cos(above), Math.sin(above), Math.cos(around) * Math.cos(above))
    .multiplyScalar(distance)
    .add(center)
  camera.lookAt(center)
  camera.updateProjectionMatrix()
}
