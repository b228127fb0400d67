/** `place`: one product holds another. `mating`: two products are joined, and can be parted again. */
export type InterfaceKind = 'place' | 'mating'

/** A kind of place or joint that two products share: what fits where is derived from its name. */
export type InterfaceDefinition = {
  /** As the fields `provides` and `accepts` write it. */
  name: string
  kind: InterfaceKind
  /** One line for a buyer who does not know the name. */
  explain: string
  /** Of more than one; the name with an s where it is left out. */
  plural?: string
  /** Its other side is not in the catalogue: sold by others, or no longer. */
  otherSideElsewhere?: boolean
}
