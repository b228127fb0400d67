import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import {
  didYouMean,
  errorFault,
  idOf,
  quote,
  warningFault,
  type CatalogueFile,
  type Fault,
} from './check-fault.ts'
import { createSuggest } from './check-suggest.ts'
import { readStoredLifecycle } from './lifecycle.ts'
import { isFormerNumber } from './product-addresses.ts'
import { isIncluded, lines, trimmedText } from './product.ts'
import { fold } from './search.ts'

/** What is wrong with the fields `lifecycle` and `aka`, which reading leaves out without a word. */
export function lifecycleFaults(files: readonly CatalogueFile[]): Fault[] {
  const numbers = new Map(
    files.flatMap(({ file, data }) => {
      const number = keyOf(data.partNumber)
      return number ? [[number, file] as const] : []
    }),
  )
  const known = new Set([...numbers.keys(), ...files.map(({ file }) => keyOf(idOf(file)))])
  const suggest = createSuggest(known)
  return [
    ...files.flatMap((file) => [...stateFaults(file, known, suggest), ...akaFaults(file, numbers)]),
    ...sharedNumberFaults(files),
  ]
}

function stateFaults(
  { file, data }: CatalogueFile,
  known: ReadonlySet<string>,
  suggest: (name: string) => string | undefined,
): Fault[] {
  const fault = (message: string) => errorFault(file, 'lifecycle', message)
  const read = readStoredLifecycle(data.lifecycle)
  const faults = read.faults.map(({ message }) => fault(message))
  const { state, replacedBy } = read.value ?? {}
  if (replacedBy !== undefined && !known.has(keyOf(replacedBy))) {
    const advice = didYouMean(suggest(replacedBy), texts.slugOrNumber)
    faults.push(fault(fillIn(texts.noSuchProduct, { given: quote(replacedBy), advice })))
  } else if ([idOf(file), data.partNumber].some((own) => own && keyOf(own) === keyOf(replacedBy))) {
    faults.push(fault(texts.replacedByItself))
  }
  // New and marked N is a product that is yet to come.
  const isListed = state === 'active' || state === 'maintenance'
  if (isListed && !isIncluded(trimmedText(data['Include Y or N']))) {
    faults.push(fault(fillIn(texts.stateHidden, { state: quote(state) })))
  }
  return faults
}

function akaFaults({ file, data }: CatalogueFile, numbers: ReadonlyMap<string, string>): Fault[] {
  const fault = (message: string) => errorFault(file, 'aka', message)
  const { aka } = data
  if (aka === undefined || aka === null) return []
  if (!Array.isArray(aka)) return [fault(texts.akaList)]
  return aka.flatMap((name: unknown, at) => {
    if (!trimmedText(name)) {
      return fault(fillIn(texts.akaItem, { number: at + 1 }))
    }
    const owner = numbers.get(keyOf(name))
    if (!owner) return []
    return owner === file
      ? fault(fillIn(texts.akaOwn, { name: quote(name) }))
      : fault(fillIn(texts.akaOthers, { name: quote(name), owner }))
  })
}

/** A former number that two products claim leads to neither. */
function sharedNumberFaults(files: readonly CatalogueFile[]): Fault[] {
  const firstBy = new Map<string, string>()
  return files.flatMap(({ file, data }) =>
    lines(data.aka)
      .filter(isFormerNumber)
      .flatMap((number) => {
        const first = firstBy.get(keyOf(number)) ?? file
        firstBy.set(keyOf(number), first)
        const message = fillIn(texts.akaShared, { number: quote(number), first })
        return first === file ? [] : warningFault(file, 'aka', message)
      }),
  )
}

/** As an address finds a product. */
function keyOf(number: unknown): string {
  return fold(trimmedText(number))
}
