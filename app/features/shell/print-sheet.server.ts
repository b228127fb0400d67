import { offices } from '#content/company/contact.ts'
import { site } from '#content/site.ts'
import { officeNumber } from '#app/lib/reach.ts'
import documentRules from '#app/ui/print-documents.css?inline'
import productRules from '#app/ui/print-products.css?inline'
import commonRules from '#app/ui/print.css?inline'
import { dayIn, formatDay } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/shell.ts'

/** In the order in which they weigh. */
const rules = [commonRules, productRules, documentRules].join('\n')

type Catalogue = { version: string; updated: string }

/**
 * What a sheet of paper says of its sender, and of which state of the catalogue it is. Browsers keep
 * the style sheet: the day of the printing is not its to say, and browsers print that by themselves.
 */
export function printSheet(catalogue: Catalogue): string {
  const state = stateOf(catalogue)
  const foot = `${site.legalName} · ${state}`
  const head = [...sender(), state].join('\n')
  return `${rules}
body>header::after{content:${quoted(head)}}
@page{@bottom-left{padding-top:2mm;vertical-align:top;content:${quoted(foot)};font:7.5pt sans-serif}}`
}

/** Changes with all that the sheet says, so that browsers may keep it for good. */
export function printSheetVersion(catalogue: Catalogue): string {
  return checksum([stateOf(catalogue), rules, site.legalName, ...sender()].join('\n'))
}

/** By the day on which the data was changed last: that is how old what stands there is. */
function stateOf({ version, updated }: Catalogue): string {
  const day = formatDay(dayIn(site.timeZone, new Date(updated)))
  return fillIn(texts.paperState, { day, version })
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
