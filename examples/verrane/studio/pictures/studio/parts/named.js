/** Says what a part is called where a product's model can be asked; no picture sees it. */
export function named(name, node) {
  node.userData.part = name
  return node
}

/** The same of what counts as a part of its own wherever it sits: screws in a housing are many of one. */
export function loose(name, node) {
  node.userData.loose = true
  return named(name, node)
}

/** What `repeat` made: the part and where each copy of it stands, so that a model can name each. */
export const copiesOf = new WeakMap()
