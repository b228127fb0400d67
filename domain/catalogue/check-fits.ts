import type { InterfaceDefinition } from '#domain/records/interface.ts'
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
  const advice = like ? `did you mean ${quote(like)}? If not, ` : ''
  return `${quote(name)} is no interface: ${advice}describe it in interfaces.ts`
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
    const more = files.length > 1 ? ` (and ${files.length - 1} more)` : ''
    const message = `${quote(name)} is in ${side} of this product${more}, but in ${other} of none: write it in ${other} of the products at the other side, or remove it here`
    return warningFault(files[0]!, side, message)
  })
}
