import { createHash } from 'node:crypto'
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
  const said = [version, rules, site.legalName, ...sender()].join('\n')
  return createHash('sha256').update(said).digest('hex').slice(0, 8)
}

/** The first office is the head office. */
function sender(): string[] {
  const [office] = offices
  if (!office) return [site.legalName, site.email]
  const reached = `${officeNumber(office.phone)} · ${site.email}`
  return [site.legalName, office.address.join(', '), reached]
}

/** As a style sheet writes a text. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\A ')}"`
}
