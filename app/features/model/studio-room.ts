import {
  BackSide,
  BoxGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Side,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** Width, height and brightness of a soft box, and where it stands: it faces the middle. */
const softBoxes: [width: number, height: number, value: number, at: [number, number, number]][] = [
  [11, 8, 5.2, [-2, 8.6, 1]],
  [5, 7, 5.5, [-10, 4, 4]],
  [2.2, 8, 3.6, [10.5, 3.5, 2]],
  [9, 2.4, 2.2, [2, 3.2, -11]],
]

/** A pale room with soft boxes, seen in reflections alone: metal and gloss live of it. */
export function studioRoom(renderer: WebGLRenderer): Texture {
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
