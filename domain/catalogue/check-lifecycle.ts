import {
  errorFault,
  idOf,
  quote,
  warningFault,
  type CatalogueFile,
  type Fault,
} from './check-fault.ts'
import { createSuggest } from './check-suggest.ts'
import { isDate, lifecycleStates } from './lifecycle.ts'
import { isFormerNumber } from './product-addresses.ts'
import { isIncluded, lines, trimmedText } from './product.ts'
import { fold } from './search.ts'

const states = lifecycleStates.join(', ')
const fields = ['state', 'from', 'lastOrder', 'replacedBy']

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
  const { lifecycle } = data
  if (lifecycle === undefined || lifecycle === null) return []
  if (!isObject(lifecycle)) return [fault(`must be an object: write {"state": "active"}`)]
  const { state, from, lastOrder, replacedBy } = lifecycle
  const faults = Object.keys(lifecycle)
    .filter((key) => !fields.includes(key))
    .map((key) => fault(`has no field ${quote(key)}: its fields are ${fields.join(', ')}`))
  if (!lifecycleStates.some((name) => name === state)) {
    faults.push(fault(`${said('state', state)}: write one of ${states}`))
  }
  for (const [key, date] of Object.entries({ from, lastOrder })) {
    if (date === undefined || isDate(date)) continue
    faults.push(fault(`${said(key, date)}: write a date as 2027-06 or 2027-06-30`))
  }
  if (replacedBy !== undefined && !known.has(keyOf(replacedBy))) {
    const like = suggest(trimmedText(replacedBy))
    const advice = like ? `did you mean ${quote(like)}?` : 'write a slug or a part number'
    faults.push(fault(`${said('replacedBy', replacedBy)}, which no product has: ${advice}`))
  } else if ([idOf(file), data.partNumber].some((own) => own && keyOf(own) === keyOf(replacedBy))) {
    faults.push(fault('its replacedBy is this product itself: name the one to order instead'))
  }
  // New and marked N is a product that is yet to come.
  const isListed = state === 'active' || state === 'maintenance'
  if (isListed && !isIncluded(trimmedText(data['Include Y or N']))) {
    faults.push(
      fault(
        `its state is ${quote(state)}, but 'Include Y or N' is N, so no page shows the product: write "withdrawn", "new" if it is yet to come, or Y`,
      ),
    )
  }
  return faults
}

function akaFaults({ file, data }: CatalogueFile, numbers: ReadonlyMap<string, string>): Fault[] {
  const fault = (message: string) => errorFault(file, 'aka', message)
  const { aka } = data
  if (aka === undefined || aka === null) return []
  if (!Array.isArray(aka)) return [fault('must be a list of texts: write ["former number"]')]
  return aka.flatMap((name: unknown, at) => {
    if (!trimmedText(name)) {
      return fault(`item ${at + 1} is no text: write a name or a former part number`)
    }
    const owner = numbers.get(keyOf(name))
    if (!owner) return []
    return owner === file
      ? fault(`${quote(name)} is this product's own part number: leave it out`)
      : fault(`${quote(name)} is the part number of ${owner}: leave it out, or change that one`)
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
        const message = `${quote(number)} is also a former number of ${first}, so it leads to neither: keep it in one`
        return first === file ? [] : warningFault(file, 'aka', message)
      }),
  )
}

function said(key: string, value: unknown): string {
  if (value === undefined) return `its ${key} is missing`
  return `its ${key} is ${quote(typeof value === 'string' ? value : JSON.stringify(value))}`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** As an address finds a product. */
function keyOf(number: unknown): string {
  return fold(trimmedText(number))
}
