import type { Object3D } from 'three'

/** A part that can be asked for: what it is called, and how many of it there are. */
export type NamedPart = {
  name: string
  /** Itself, or each of several with a name of its own. */
  pieces: { name: string; node: Object3D }[]
}

/**
 * The parts of a model: the nodes below its root. A root with a single child is descended.
 * A node that says so in its extras (`pieces`) is several of one kind.
 */
export function namedParts(scene: Object3D): NamedPart[] {
  let nodes = scene.children
  while (nodes.length === 1 && !('isMesh' in nodes[0]!) && nodes[0]!.children.length) {
    nodes = nodes[0]!.children
  }
  return nodes.map((node) => ({
    name: nameOf(node),
    pieces: node.userData.pieces
      ? node.children.map((piece) => ({ name: nameOf(piece), node: piece }))
      : [{ name: nameOf(node), node }],
  }))
}

/** As the file has it: the loader keeps it there and makes `name` fit for animations. */
export function nameOf({ name, userData }: Object3D): string {
  return typeof userData.name === 'string' ? userData.name : name
}

/** Where the picture of a model was taken from, in degrees: around it and above it. */
export function firstSight(scene: Object3D): { azimuth: number; elevation: number } {
  const { azimuth = 32, elevation = 21 } = scene.children[0]?.userData ?? {}
  return { azimuth: Number(azimuth), elevation: Number(elevation) }
}
