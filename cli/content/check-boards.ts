import * as z from 'zod'
import { errorFault, quote, type Fault } from '#domain/catalogue/check-fault.ts'
import type { Boards, EnquirySubject } from '#domain/records/enquiries.ts'
import { createNameCheck } from './name-check.ts'
import { noneTwice, shapeFaults } from './shape-faults.ts'

type Form = {
  subjects: readonly EnquirySubject[]
  productTypes: readonly string[]
  messageHints: Readonly<Record<string, string>>
}

const form = 'company/contact-form.ts'
const enquiries = 'company/enquiries.ts'

const Subjects = z
  .array(z.strictObject({ name: z.string(), asksForProductType: z.boolean().optional() }))
  .check(noneTwice(({ name }) => name))

/** What would reach a board in the wrong column or under nothing, or be asked of nobody. */
export function boardFaults(
  boards: Boards,
  { subjects, productTypes, messageHints }: Form,
): Fault[] {
  const names = subjects.map(({ name }) => name)
  const check = createNameCheck(names, 'is none of the subjects', `${form} has them`)
  const { quoteSubject } = boards.contact
  return [
    ...columnFaults('contact', boards.contact),
    ...columnFaults('lead', boards.lead),
    ...check(enquiries, 'boards.contact.quoteSubject', quoteSubject),
    ...shapeFaults(form, 'subjects', Subjects, subjects),
    ...shapeFaults(form, 'productTypes', z.array(z.string()).check(noneTwice()), productTypes),
    ...Object.keys(messageHints).flatMap((name) => check(form, 'messageHints', name)),
  ]
}

/** Of two fields in one column the later takes the place of the other. */
function columnFaults(
  board: keyof Boards,
  { columns, ownColumns = {} }: Boards['contact'] | Boards['lead'],
): Fault[] {
  const entries = [
    ...Object.entries(columns).map(([field, id]) => ({ place: 'columns', field, id })),
    ...Object.entries(ownColumns).map(([field, id]) => ({ place: 'ownColumns', field, id })),
  ]
  return entries.flatMap(({ place, field, id }, at) => {
    const full = `boards.${board}.${place}.${field}`
    const other = entries.slice(0, at).find((before) => before.id === id)
    if (id === '') return [errorFault(enquiries, full, 'has no id: write it, or take it out')]
    if (other === undefined || id === undefined) return []
    const message = `${quote(id)} is the column of ${other.field} too: give one of them its own, or take it out`
    return [errorFault(enquiries, full, message)]
  })
}
