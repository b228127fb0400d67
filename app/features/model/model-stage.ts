import {
  Box3,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  MathUtils,
  NeutralToneMapping,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Sphere,
  TOUCH,
  Vector2,
  Vector3,
  WebGLRenderer,
  BackSide,
  BoxGeometry,
  Color,
  DoubleSide,
  PlaneGeometry,
  PMREMGenerator,
  type BufferGeometry,
  type MeshStandardMaterial,
  type Object3D,
  type Side,
  type Texture,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { firstSight, namedParts, type NamedPart } from './named-parts.ts'
import type { Turn } from './orbit.ts'

export type ModelStage = {
  parts: readonly NamedPart[]
  turn: (turn: Turn) => void
  /** As its picture was taken. */
  reset: () => void
  /** Marks a part, or one piece of it; nothing without. */
  mark: (part?: number, piece?: number) => void
  /** What stands at a place of the canvas, in pixels from its upper left corner. */
  at: (x: number, y: number) => { part: number; piece: number } | undefined
  close: () => void
}

/** As the studio's camera has it, in degrees. */
const fieldOfView = 22
const marked = 0xd94829
/** How much closer than at first, and how much farther. */
const [closest, farthest] = [6, 0.5]

/** Reads a binary glTF 2.0. Rejects where the file is none, or is packed in a way that needs a decoder. */
export async function readModel(file: ArrayBuffer): Promise<Object3D> {
  const { scene } = await new GLTFLoader().parseAsync(file, '')
  return scene
}

/**
 * Draws a model on a canvas, which fingers, mouse and wheel turn, again whenever something changes and
 * not otherwise. It glides to where it is turned unless `isStill`. Throws without WebGL.
 */
export function modelStage(
  canvas: HTMLCanvasElement,
  model: Object3D,
  isStill: boolean,
): ModelStage {
  const parts = namedParts(model)
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
  renderer.toneMapping = NeutralToneMapping
  const scene = new Scene()
  scene.add(model)
  const room = studioRoom(renderer)
  scene.environment = room
  scene.environmentIntensity = 0.9
  const key = new DirectionalLight(0xffffff, 1.75)
  key.position.set(-0.62, 1.25, 0.78)
  scene.add(key)
  const whole = new Box3().setFromObject(model).getBoundingSphere(new Sphere())
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
  const { azimuth, elevation } = firstSight(model)
  camera.position
    .setFromSphericalCoords(1, MathUtils.degToRad(90 - elevation), MathUtils.degToRad(azimuth))
    .add(whole.center)
  const controls = new OrbitControls(camera, canvas)
  controls.target.copy(whole.center)
  controls.enablePan = false
  controls.enableDamping = !isStill
  controls.rotateSpeed = 0.5
  controls.touches = { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_ROTATE }
  let marks: Mesh[] = []
  const places = new Map(
    parts.flatMap(({ pieces }, part) =>
      pieces.map(({ node }, piece) => [node, { part, piece }] as const),
    ),
  )
  let frame = 0
  /** At which all of it is in the canvas. */
  let wholeDistance = 0
  const sizes = new ResizeObserver(fit)
  sizes.observe(canvas)
  controls.addEventListener('change', draw)

  function draw(): void {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      controls.update()
      const distance = controls.getDistance()
      camera.near = Math.max(distance - 2 * whole.radius, whole.radius / 100)
      camera.far = distance + 2 * whole.radius
      camera.updateProjectionMatrix()
      renderer.render(scene, camera)
    })
  }

  /** Keeps how close it is in a canvas of another shape. */
  function fit(): void {
    const { clientWidth: width, clientHeight: height } = canvas
    if (!width || !height) return
    const isFirst = wholeDistance === 0
    const closer = isFirst ? 1 : wholeDistance / controls.getDistance()
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    const narrow = Math.atan(
      Math.tan(MathUtils.degToRad(fieldOfView / 2)) * Math.min(1, camera.aspect),
    )
    wholeDistance = (whole.radius * 1.02) / Math.sin(narrow)
    controls.minDistance = wholeDistance / closest
    controls.maxDistance = wholeDistance / farthest
    const way = new Vector3().subVectors(camera.position, whole.center)
    camera.position.copy(whole.center).add(way.setLength(wholeDistance / closer))
    controls.update()
    if (isFirst) controls.saveState()
    draw()
  }

  return {
    parts,
    turn({ around = 0, above = 0, closer = 1 }) {
      controls.rotateLeft(MathUtils.degToRad(-around))
      controls.rotateUp(MathUtils.degToRad(above))
      controls.dollyIn(1 / closer)
    },
    reset: () => controls.reset(),
    mark(part, piece) {
      for (const mark of marks) mark.removeFromParent()
      const pieces = part === undefined ? [] : parts[part]!.pieces
      const nodes = piece === undefined ? pieces : pieces.slice(piece, piece + 1)
      // Over the part itself, so that nothing of it has to be painted anew.
      marks = nodes.flatMap(({ node }) =>
        meshesIn(node).map((mesh) => {
          const mark = new Mesh(mesh.geometry, overlay)
          mesh.add(mark)
          return mark
        }),
      )
      draw()
    },
    at(x, y) {
      const { width, height } = canvas.getBoundingClientRect()
      const pointer = new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2)
      const ray = new Raycaster()
      ray.setFromCamera(pointer, camera)
      const [hit] = ray.intersectObject(model)
      for (let node = hit?.object ?? null; node; node = node.parent) {
        const found = places.get(node)
        if (found) return found
      }
      return undefined
    },
    close() {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      controls.dispose()
      for (const { geometry, material } of meshesIn(model)) {
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

function meshesIn(node: Object3D): Mesh<BufferGeometry, MeshStandardMaterial>[] {
  const meshes: Mesh<BufferGeometry, MeshStandardMaterial>[] = []
  node.traverse((one) => {
    if (one instanceof Mesh) meshes.push(one as Mesh<BufferGeometry, MeshStandardMaterial>)
  })
  return meshes
}

/** Width, height and brightness of a soft box, and where it stands: it faces the middle. */
const softBoxes: [width: number, height: number, value: number, at: [number, number, number]][] = [
  [11, 8, 5.2, [-2, 8.6, 1]],
  [5, 7, 5.5, [-10, 4, 4]],
  [2.2, 8, 3.6, [10.5, 3.5, 2]],
  [9, 2.4, 2.2, [2, 3.2, -11]],
]

/** A pale room with soft boxes, seen in reflections alone: metal and gloss live of it. */
function studioRoom(renderer: WebGLRenderer): Texture {
  const room = new Scene()
  const glow = (value: number, side: Side) =>
    new MeshBasicMaterial({ color: new Color(value, value, value), side })
  const walls = new Mesh(new BoxGeometry(24, 12, 24), glow(0.55, BackSide))
  walls.position.y = 3
  room.add(walls)
  for (const [width, height, value, at] of softBoxes) {
    const panel = new Mesh(new PlaneGeometry(width, height), glow(value, DoubleSide))
    panel.position.set(...at)
    panel.lookAt(0, 0, 0)
    room.add(panel)
  }
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(room, 0.03, 0.1, 100, { size: 128 })
  generator.dispose()
  room.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const { geometry, material } = node as Mesh<BoxGeometry, MeshBasicMaterial>
    geometry.dispose()
    material.dispose()
  })
  return texture
}
