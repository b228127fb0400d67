import type { InterfaceDefinition } from '#domain/records/interface.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { errorFault, quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import { isShown } from './check-names.ts'
import { createSuggest } from './check-suggest.ts'
import { readFits } from './fits.ts'

type Side = 'provides' | 'accepts'

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
  const users: Record<Side, Map<string, string[]>> = { provides: new Map(), accepts: new Map() }
  const faults = files.flatMap(({ file, data }) => {
    const read = readFits(data)
    return [
      ...read.faults.map(({ field, message }) => errorFault(file, field, message)),
      ...(['provides', 'accepts'] as const).flatMap((side) =>
        read[side].flatMap(({ interface: name }) => {
          const having = users[side].get(name)
          // What no page names fills no place.
          if (isShown({ file, data })) {
            if (having) having.push(file)
            else users[side].set(name, [file])
          }
          return known.has(name) ? [] : errorFault(file, side, unknownMessage(name, suggest(name)))
        }),
      ),
    ]
  })
  return [
    ...faults,
    ...oneSided(users.provides, users.accepts, 'provides', 'accepts', paired),
    ...oneSided(users.accepts, users.provides, 'accepts', 'provides', paired),
  ]
}

function unknownMessage(name: string, like: string | undefined): string {
  const advice = like ? fillIn(texts.ifNot, { like: quote(like) }) : ''
  return fillIn(texts.notInterface, { name: quote(name), advice })
}

/** Once for each interface: a fit that nobody else has is found from neither side. */
function oneSided(
  having: ReadonlyMap<string, string[]>,
  others: ReadonlyMap<string, string[]>,
  side: Side,
  other: Side,
  paired: ReadonlySet<string>,
): Fault[] {
  return [...having].flatMap(([name, files]) => {
    // An unknown name, which is not paired either, is most likely a known one misspelt.
    if (others.has(name) || !paired.has(name)) return []
    const more = files.length > 1 ? fillIn(texts.andMore, { count: files.length - 1 }) : ''
    const message = fillIn(texts.oneSided, {
      name: quote(name),
      side,
      more,
      other,
      other_: other,
    })
    return warningFault(files[0]!, side, message)
  })
}
