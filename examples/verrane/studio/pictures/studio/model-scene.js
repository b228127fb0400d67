import * as THREE from 'three'
import { mergedMesh } from './merged-mesh.js'
import { copiesOf } from './parts/named.js'

/**
 * What a model is written from: the product, below it its parts by name in the order they were built,
 * and below a part of which there are several, each of them with its number. What nobody named is
 * `body`. Where the studio's camera stood is told in `extras`, so that a viewer can begin there.
 */
export function modelScene({ model, azimuth = 32, elevation = 21 }, name, body) {
  const pieces = []
  const rest = []
  model.updateMatrixWorld(true)
  collect(model, model.matrix, pieces, rest)
  const root = new THREE.Group()
  root.name = name
  root.userData = { azimuth, elevation }
  if (rest.length) root.add(called(body, mergedMesh(rest)))
  const meshOf = meshes()
  for (const [part, all] of Map.groupBy(pieces, ({ part }) => part)) {
    const placed = all.flatMap(({ node, matrix }, index) => {
      const mesh = meshOf(node)
      if (!mesh) return []
      const copy = called(all.length > 1 ? `${part} ${index + 1}` : part, mesh.clone())
      matrix.decompose(copy.position, copy.quaternion, copy.scale)
      return [copy]
    })
    if (placed.length === 1) root.add(placed[0])
    else if (placed.length) root.add(pieceGroup(part, placed))
  }
  return new THREE.Scene().add(root)
}

function called(name, node) {
  node.name = name
  return node
}

function pieceGroup(name, placed) {
  const all = called(name, new THREE.Group())
  all.userData = { pieces: true }
  return all.add(...placed)
}

/** Parts that have a name, each where it stands, and the meshes that belong to none. */
function collect(node, matrix, pieces, rest) {
  if (isLeftOut(node)) return
  const part = node.userData.part
  if (part) {
    pieces.push({ part, node, matrix: matrix.clone() })
    return collectLoose(node, matrix, pieces)
  }
  const copies = copiesOf.get(node)
  if (copies && hasName(copies.part)) {
    for (const holder of copies.holders)
      collect(
        copies.part,
        matrix.clone().multiply(holder).multiply(copies.part.matrix),
        pieces,
        rest,
      )
    return
  }
  if (node.isMesh) rest.push({ mesh: node, matrix: matrix.clone() })
  for (const child of node.children)
    collect(child, matrix.clone().multiply(child.matrix), pieces, rest)
}

/** What of a part's inside is a part of its own. */
function collectLoose(node, matrix, pieces) {
  for (const child of node.children) {
    const place = matrix.clone().multiply(child.matrix)
    if (child.userData.loose) pieces.push({ part: child.userData.part, node: child, matrix: place })
    else collectLoose(child, place, pieces)
  }
}

/** What runs out of a picture, print, and what only throws a shadow. */
function isLeftOut({ userData, material }) {
  return Boolean(userData.unframed || material?.map || material?.colorWrite === false)
}

function hasName(node) {
  let found = false
  node.traverse(({ userData }) => (found ||= Boolean(userData.part)))
  return found
}

/** One mesh for each part, however often it stands somewhere. */
function meshes() {
  const made = new Map()
  return (node) => {
    if (!made.has(node)) {
      const inside = []
      gather(node, new THREE.Matrix4(), inside)
      made.set(node, inside.length ? mergedMesh(inside) : undefined)
    }
    return made.get(node)
  }
}

function gather(node, matrix, found) {
  if (isLeftOut(node)) return
  if (node.isMesh) found.push({ mesh: node, matrix })
  for (const child of node.children)
    if (!child.userData.loose) gather(child, matrix.clone().multiply(child.matrix), found)
}
