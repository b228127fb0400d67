import { isDate } from './lifecycle.ts'
import { present, readMap, type FieldFault, type Members } from './stored-members.ts'

/** Why a product may be bought with public funds, or may not. The words are the company's. */
export type Compliance = {
  status: string
  /** By which test it is judged. */
  class?: string
  /** The waiver that it needs, and the input that the waiver is for. */
  waiver?: string
  waivedInput?: string
  /** Domestic share of the cost of its components, in percent. */
  usCostShare?: number
  finalAssembly?: string
  /** Number of the letter that certifies it. */
  letter?: string
  /** The day, or the month, that all of this holds for. */
  asOf?: string
}

/** A sound record, for messages. */
export const complianceExample = '{"status": "status", "class": "class", "asOf": "2026-09-30"}'

/**
 * The field `baba` as stored, of which whatever is malformed is left out; undefined without a
 * status.
 */
export function readCompliance(stored: unknown): {
  compliance: Compliance | undefined
  faults: FieldFault<'baba'>[]
} {
  const { value, messages } = readMap(
    stored,
    complianceExample,
    ['status', 'class', 'asOf'],
    readRecord,
  )
  return {
    compliance: value,
    faults: messages.map((message) => ({ field: 'baba', message })),
  }
}

function readRecord({ text, percent, note }: Members): Compliance | undefined {
  const status = text('status')
  const rest = {
    class: text('class'),
    waiver: text('waiver'),
    waivedInput: text('waivedInput'),
    usCostShare: percent('usCostShare'),
    finalAssembly: text('finalAssembly'),
    letter: text('letter'),
  }
  const given = text('asOf')
  const asOf = isDate(given) ? given : undefined
  if (given && !asOf) note(`its asOf is “${given}”: write a date as 2026-09-30`)
  return status ? { status, ...present({ ...rest, asOf }) } : undefined
}
