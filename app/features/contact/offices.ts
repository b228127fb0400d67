import { offices as companyOffices } from '#content/company/contact.ts'
import type { Office } from '#domain/records/contact.ts'

/** What a company leaves out of its offices is undefined. */
export const offices: readonly Office[] = companyOffices

/** An office by its name; one that is not there is a fault of the content. */
export function officeNamed(name: string): Office {
  const office = offices.find((known) => known.name === name)
  if (!office) throw new Error(`contact.ts has no office “${name}”`)
  return office
}

/** When one of `site.phones` is answered. */
export const hoursOf = (phone: string): string =>
  offices.find((office) => office.phone === phone)?.hours ?? ''
