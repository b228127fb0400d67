import type { Connect } from '#domain/records/site.ts'

/** Das Band am Ende der meisten Seiten. */
export const connect: Connect = {
  heading: 'Welche Aufgabe soll es lösen?',
  label: 'Schreiben Sie uns',
  to: '/contact-us',
}
