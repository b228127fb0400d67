import type * as z from 'zod/mini'
import { complianceSchema } from '#domain/records/product-members.ts'
import { readMember } from './read-member.ts'

type Stored = z.infer<typeof complianceSchema>
/** What a product complies with, as far as its record is sound. */
export type Compliance = Pick<Stored, 'status'> & Partial<Stored>

/** A sound record, for messages. */
export const complianceExample = '{"status": "status", "class": "class", "asOf": "2026-09-30"}'

/**
 * The field `compliance` as stored, of which whatever is malformed is left out; undefined without
 * a status.
 */
export function readCompliance(stored: unknown) {
  const { value, faults } = readMember(complianceSchema, withPresentMembers(stored), {
    field: 'compliance',
    example: complianceExample,
    needed: ['status'],
  })
  const compliance: Compliance | undefined = value
  return { compliance, faults }
}

/** Records from before `costShare` had its name have that of one country. */
function withPresentMembers(stored: unknown): unknown {
  const { usCostShare, ...rest } = Object(stored) as Record<string, unknown>
  return usCostShare === undefined || 'costShare' in rest
    ? stored
    : { ...rest, costShare: usCostShare }
}
