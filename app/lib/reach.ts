import { site } from '#content/site.ts'

/** Opens an email to us; the subject says what it is about. */
export function mailTo(subject?: string): string {
  const address = `mailto:${site.email}`
  return subject ? `${address}?subject=${encodeURIComponent(subject)}` : address
}

/** Calls a number as it is printed. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}

/** The number of one of `site.phones`; an office without one is a fault of the content. */
export function officeNumber(office: string): string {
  const phone = site.phones.find((known) => known.office === office)
  if (!phone) throw new Error(`site.ts has no telephone of “${office}”`)
  return phone.number
}
