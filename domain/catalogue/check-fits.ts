import type { InterfaceDefinition } from '#domain/records/interface.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { errorFault, quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import { isShown } from './check-names.ts'
import { createSuggest } from './check-suggest.ts'
import { readFits } from './fits.ts'

const sides = ['provides', 'accepts'] as const
type Side = (typeof sides)[number]

/** What is wrong with places and with what goes into them. */
export function fitFaults(
  files: readonly CatalogueFile[],
  interfaces: readonly InterfaceDefinition[],
): Fault[] {
  const known = new Set(interfaces.map(({ name }) => name))
  const paired = new Set(
    interfaces.filter((one) => !one.otherSideElsewhere).map(({ name }) => name),
  )
  const suggest = createSuggest(known)
  const read = files.map((file) => ({ ...file, fits: readFits(file.data) }))
  const places = read.flatMap(({ file, data, fits }) =>
    sides.flatMap((side) => fits[side].map((place) => ({ file, data, side, ...place }))),
  )
  // What no page names fills no place.
  const shown = places.filter(isShown)
  const filesOf = (side: Side) =>
    Map.groupBy(
      shown.filter((place) => place.side === side),
      (place) => place.interface,
    )
  const users = { provides: filesOf('provides'), accepts: filesOf('accepts') }
  return [
    ...read.flatMap(({ file, fits }) =>
      fits.faults.map(({ field, message }) => errorFault(file, field, message)),
    ),
    ...places.flatMap(({ file, side, interface: name }) =>
      known.has(name) ? [] : errorFault(file, side, unknownMessage(name, suggest(name))),
    ),
    ...oneSided(users, 'provides', 'accepts', paired),
    ...oneSided(users, 'accepts', 'provides', paired),
  ]
}

function unknownMessage(name: string, like: string | undefined): string {
  const advice = like ? fillIn(texts.ifNot, { like: quote(like) }) : ''
  return fillIn(texts.notInterface, { name: quote(name), advice })
}

/** Once for each interface: a fit that nobody else has is found from neither side. */
function oneSided(
  users: Record<Side, ReadonlyMap<string, CatalogueFile[]>>,
  side: Side,
  other: Side,
  paired: ReadonlySet<string>,
): Fault[] {
  return [...users[side]].flatMap(([name, files]) => {
    // An unknown name, which is not paired either, is most likely a known one misspelt.
    if (users[other].has(name) || !paired.has(name)) return []
    const more = files.length > 1 ? fillIn(texts.andMore, { count: files.length - 1 }) : ''
    const facts = { name: quote(name), side, more, other, other_: other }
    return warningFault(files[0]!.file, side, fillIn(texts.oneSided, facts))
  })
}
