import type * as z from 'zod/mini'
import { conformitySchema } from '#domain/records/product-members.ts'
import { readMembers } from './read-member.ts'

/** A standard that a product answers to, and how. */
export type Conformity = z.infer<typeof conformitySchema>
export type ConformityRelation = Conformity['relation']

const example = '{"body": "body", "number": "number", "relation": "qualified"}'

/** The field `conformity` as stored; a malformed entry is set aside. */
export function readConformity(stored: unknown) {
  const { items, faults } = readMembers(conformitySchema, stored, { field: 'conformity', example })
  return { conformity: items, faults }
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
