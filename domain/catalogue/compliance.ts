import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { isDate } from './lifecycle.ts'
import { present, readMap, type FieldFault, type Members } from './stored-members.ts'
import { quote } from './check-fault.ts'

/** What a product complies with, such as the rules of public funds. The words are the company's. */
export type Compliance = {
  status: string
  /** By which test it is judged. */
  class?: string
  /** The waiver that it needs, and the input that the waiver is for. */
  waiver?: string
  waivedInput?: string
  /** Domestic share of the cost of its components, in percent. */
  costShare?: number
  finalAssembly?: string
  /** Number of the letter that certifies it. */
  letter?: string
  /** The day, or the month, that all of this holds for. */
  asOf?: string
}

/** A sound record, for messages. */
export const complianceExample = '{"status": "status", "class": "class", "asOf": "2026-09-30"}'

/**
 * The field `compliance` as stored, of which whatever is malformed is left out; undefined without
 * a status.
 */
export function readCompliance(stored: unknown): {
  compliance: Compliance | undefined
  faults: FieldFault<'compliance'>[]
} {
  const { value, messages } = readMap(
    stored,
    complianceExample,
    ['status', 'class', 'asOf'],
    (members) => readRecord(members, nameOfShare(stored)),
  )
  return {
    compliance: value,
    faults: messages.map((message) => ({ field: 'compliance', message })),
  }
}

function readRecord({ text, percent, note }: Members, share: string): Compliance | undefined {
  const status = text('status')
  const rest = {
    class: text('class'),
    waiver: text('waiver'),
    waivedInput: text('waivedInput'),
    costShare: percent(share),
    finalAssembly: text('finalAssembly'),
    letter: text('letter'),
  }
  const given = text('asOf')
  const asOf = isDate(given) ? given : undefined
  if (given && !asOf) note(fillIn(texts.asOfWrong, { value: quote(given) }))
  return status ? { status, ...present({ ...rest, asOf }) } : undefined
}

/** Records from before the member had its name have that of one country. */
function nameOfShare(stored: unknown): string {
  const { costShare, usCostShare } = Object(stored) as Record<string, unknown>
  return costShare === undefined && usCostShare !== undefined ? 'usCostShare' : 'costShare'
}
