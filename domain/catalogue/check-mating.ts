import type { TradeRules } from '#domain/records/trade-rules.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { nameKey } from './catalogue.ts'
import {
  errorFault,
  idOf,
  quote,
  warningFault,
  type CatalogueFile,
  type Fault,
} from './check-fault.ts'
import { readParts } from './accessories.ts'
import { readFits } from './fits.ts'
import type { KnownNumbers } from './known-numbers.ts'
import { lines, trimmedText } from './product.ts'

/** The interfaces of a product by the joint they belong to. */
type Ends = { provides: Map<string, Set<string>>; accepts: Map<string, Set<string>> }
type Traits = ReadonlyMap<string, { joint: string; traits: Record<string, string[]> }>

/** Products named together that a hand could join although they must not be. */
export function matingFaults(
  files: readonly CatalogueFile[],
  { joints = [], otherEnds = {} }: TradeRules,
  numbers: KnownNumbers,
): Fault[] {
  const traits: Traits = new Map(
    joints.flatMap((joint) =>
      joint.interfaces.map(({ name, traits: own = {} }) => [
        name,
        { joint: joint.name, traits: own },
      ]),
    ),
  )
  const ends = new Map(files.map(({ file, data }) => [idOf(file), endsOf(data, traits)]))
  const byName = new Map(
    files.map(({ file, data }) => [nameKey(trimmedText(data.product)), idOf(file)]),
  )
  return files.flatMap((file) => [
    ...traitFaults(file, traits, otherEnds),
    ...relations(file, byName, numbers).flatMap(({ field, name, id }) => {
      const own = ends.get(idOf(file.file))
      const other = id === undefined ? undefined : ends.get(id)
      const clash = own && other && clashOf(own, other)
      if (!clash) return []
      const message = fillIn(texts.mustNotMate, { name: quote(name), clash })
      const fault = field === 'relatedProducts' ? warningFault : errorFault
      return fault(file.file, field, message)
    }),
  ])
}

/** Every product that a record names beside itself. */
function relations(
  { data }: CatalogueFile,
  byName: ReadonlyMap<string, string>,
  numbers: KnownNumbers,
) {
  const { includes, accessories } = readParts(data)
  return [
    ...lines(data.relatedProducts).map((name) => ({
      field: 'relatedProducts',
      name,
      id: byName.get(nameKey(name)),
    })),
    ...Object.entries({ includes, accessories }).flatMap(([field, parts]) =>
      parts.map(({ partNumber }) => ({
        field,
        name: partNumber,
        id: numbers.fileOf(partNumber),
      })),
    ),
  ]
}

function clashOf(own: Ends, other: Ends): string | undefined {
  for (const [joint, ports] of own.provides) {
    const plugs = other.accepts.get(joint)
    if (plugs && plugs.isDisjointFrom(ports)) {
      return fillIn(texts.goesOnto, { plugs: all(plugs), ports: all(ports) })
    }
  }
  for (const [joint, plugs] of own.accepts) {
    const ports = other.provides.get(joint)
    if (ports && ports.isDisjointFrom(plugs)) {
      return fillIn(texts.hasPorts, { ports: all(ports), plugs: all(plugs) })
    }
  }
  return undefined
}

/** An attribute with a value that none of the product's own interfaces has. */
function traitFaults(
  { file, data }: CatalogueFile,
  traits: Traits,
  otherEnds: Record<string, string>,
): Fault[] {
  const { provides, accepts } = readFits(data)
  const own = [...provides, ...accepts].flatMap((place) => {
    const known = traits.get(place.interface)
    return known ? { name: place.interface, traits: known.traits } : []
  })
  const keys = new Set(own.flatMap((one) => Object.keys(one.traits)))
  return [...keys].flatMap((key) => {
    // An interface that says nothing of it may have any value.
    if (own.some((one) => !one.traits[key])) return []
    const possible = new Set(own.flatMap((one) => one.traits[key]!))
    const choices = [...possible].map((one) => quote(one)).join(texts.or)
    return [key, otherEnds[key] ?? []].flat().flatMap((field) =>
      [data[field]]
        .flat()
        .filter((value) => typeof value === 'string' && value.trim() && !possible.has(value))
        .map((value) => {
          const names = all(own.map(({ name }) => name))
          const facts = { value: quote(value), names, possible: choices }
          return errorFault(file, field, fillIn(texts.contradictsOwn, facts))
        }),
    )
  })
}

function endsOf(data: Record<string, unknown>, traits: Traits): Ends {
  const { provides, accepts } = readFits(data)
  const byJoint = (places: typeof provides) => {
    const joints = new Map<string, Set<string>>()
    for (const { interface: name } of places) {
      const joint = traits.get(name)?.joint
      if (joint) joints.set(joint, (joints.get(joint) ?? new Set()).add(name))
    }
    return joints
  }
  return { provides: byJoint(provides), accepts: byJoint(accepts) }
}

function all(names: Iterable<string>): string {
  return [...names].map((name) => quote(name)).join(', ')
}
