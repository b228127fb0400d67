import * as z from 'zod'
import { errorFault, quote, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import type { Boards, EnquirySubject } from '#domain/records/enquiries.ts'
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
  const suggest = createSuggest(names)
  const noSubject = (name: string) => {
    const near = suggest(name)
    const advice = near ? `did you mean ${quote(near)}?` : `${form} has them`
    return `${quote(name)} is none of the subjects: ${advice}`
  }
  const { quoteSubject } = boards.contact
  return [
    ...columnFaults('contact', boards.contact),
    ...columnFaults('lead', boards.lead),
    ...(names.includes(quoteSubject)
      ? []
      : [errorFault(enquiries, 'boards.contact.quoteSubject', noSubject(quoteSubject))]),
    ...shapeFaults(form, 'subjects', Subjects, subjects),
    ...shapeFaults(form, 'productTypes', z.array(z.string()).check(noneTwice()), productTypes),
    ...Object.keys(messageHints)
      .filter((name) => !names.includes(name))
      .map((name) => errorFault(form, 'messageHints', noSubject(name))),
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
