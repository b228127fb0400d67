import { present, readList, type FieldFault, type Members } from './stored-members.ts'

export const conformityRelations = ['qualified', 'designed to', 'measured by'] as const
export type ConformityRelation = (typeof conformityRelations)[number]

/** A standard that a product answers to, and how. */
export type Conformity = {
  body: string
  number: string
  edition?: string
  /** A category or class within the standard. */
  grade?: string
  /** `qualified`: it passed the test program. */
  relation: ConformityRelation
  /** Immersion: depth in m and time in hours. */
  depth?: number
  hours?: number
}

const example = '{"body": "body", "number": "number", "relation": "qualified"}'

/** The field `conformity` as stored; a malformed entry is set aside. */
export function readConformity(stored: unknown): {
  conformity: Conformity[]
  faults: FieldFault<'conformity'>[]
} {
  const { items, messages } = readList(stored, example, ['body', 'number', 'relation'], readEntry)
  return {
    conformity: items,
    faults: messages.map((message) => ({ field: 'conformity', message })),
  }
}

/** The standard as a list of standards writes it: body, number, grade. */
export function standardName({ body, number, grade }: Conformity): string {
  return [body, number, grade].filter(Boolean).join(' ')
}

/** The same in the spelling of a list that has it, to which the grade is added where it lacks one. */
export function listedName(entry: Conformity, listed: readonly string[]): string {
  const bare = { ...entry, grade: undefined }
  const spelled = (name: string) => listed.find((one) => standardKey(one) === standardKey(name))
  const found = spelled(standardName(bare))
  return (
    spelled(standardName(entry)) ??
    (found ? [found, entry.grade].filter(Boolean).join(' ') : standardName(entry))
  )
}

/** TIA-568 is TIA 568: bodies write their own numbers with a hyphen or with a space. */
export function standardKey(name: string): string {
  return name.toLowerCase().replace(/[\s-]+/g, ' ')
}

function readEntry({ text, measure, oneOf }: Members): Conformity | undefined {
  const body = text('body')
  const number = text('number')
  const relation = oneOf('relation', conformityRelations)
  const rest = present({
    edition: text('edition'),
    grade: text('grade'),
    depth: measure('depth'),
    hours: measure('hours'),
  })
  return body && number && relation ? { body, number, relation, ...rest } : undefined
}
