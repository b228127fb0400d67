import type { GlbNode } from './read-glb.ts'

/** A part that can be asked for: what it is called, and how many of it there are. */
export type NamedPart = {
  name: string
  /** Itself, or each of several with a name of its own; with the nodes that lead to it. */
  pieces: { name: string; way: GlbNode[] }[]
}

/**
 * The parts of a model: what stands below its root. A root that holds one thing only is part of the
 * way there. A part that says so in `extras` is several of one kind (`pieces`).
 */
export function namedParts(roots: readonly GlbNode[]): NamedPart[] {
  let nodes = roots
  const way: GlbNode[] = []
  while (nodes.length === 1 && !nodes[0]!.mesh && nodes[0]!.children.length) {
    way.push(nodes[0]!)
    nodes = nodes[0]!.children
  }
  return nodes.map((node) => ({
    name: node.name,
    pieces: node.extras.pieces
      ? node.children.map((piece) => ({ name: piece.name, way: [...way, node, piece] }))
      : [{ name: node.name, way: [...way, node] }],
  }))
}

/** Where the picture of a model was taken from, in degrees: around it and above it. */
export function firstSight(roots: readonly GlbNode[]): { azimuth: number; elevation: number } {
  const { azimuth = 32, elevation = 21 } = roots[0]?.extras ?? {}
  return { azimuth: Number(azimuth), elevation: Number(elevation) }
}
