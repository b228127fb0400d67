import type * as z from 'zod/mini'
import { complianceSchema } from '#domain/records/product-members.ts'
import { readMember, type FieldFault } from './read-member.ts'

type Stored = z.infer<typeof complianceSchema>
/** What a product complies with, as far as its record is sound. */
export type Compliance = Pick<Stored, 'status'> & Partial<Stored>

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
  const { value, messages } = readMember(complianceSchema, withPresentMembers(stored), {
    example: complianceExample,
    needed: ['status'],
  })
  return {
    compliance: value,
    faults: messages.map((message) => ({ field: 'compliance', message })),
  }
}

/** Records from before `costShare` had its name have that of one country. */
function withPresentMembers(stored: unknown): unknown {
  const { usCostShare, ...rest } = Object(stored) as Record<string, unknown>
  return usCostShare === undefined || 'costShare' in rest
    ? stored
    : { ...rest, costShare: usCostShare }
}
