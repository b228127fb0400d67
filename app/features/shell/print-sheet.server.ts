import { offices } from '#content/company/contact.ts'
import { site } from '#content/site.ts'
import { officeNumber } from '#app/lib/reach.ts'
import rules from '#app/ui/print.css?inline'
import { dayIn, formatDay } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/shell.ts'

/** What a sheet of paper says of its sender, and of which state of the catalogue it is. */
export function printSheet(version: string, now: Date): string {
  const day = formatDay(dayIn(site.timeZone, now))
  const state = fillIn(texts.paperState, { day, version })
  const foot = `${site.legalName} · ${state}`
  return `${rules}
body>header::after{content:${quoted([...sender(), state].join('\n'))}}
@page{@bottom-left{content:${quoted(foot)};font:7.5pt sans-serif}}`
}

/** Changes with all that the sheet says, so that browsers may keep it for good. */
export function printSheetVersion(version: string): string {
  return checksum([version, rules, site.legalName, ...sender()].join('\n'))
}

/** The first office is the head office. */
function sender(): string[] {
  const [office] = offices
  if (!office) return [site.legalName, site.email]
  const reached = `${officeNumber(office.phone)} · ${site.email}`
  return [site.legalName, office.address.join(', '), reached]
}

/** Fowler, Noll and Vo's of 32 bits: it tells two states apart, and protects from nobody. */
function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** As a style sheet writes a text. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\A ')}"`
}
