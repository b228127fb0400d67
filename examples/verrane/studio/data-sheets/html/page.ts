import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../../site.ts'
import { cssString, escape } from './escape.ts'

export type SheetFrame = {
  /** Document title, which readers show in their window. */
  title: string
  /** What the sheet is, beside the logo: 'Data sheet'. */
  kind: string
  name: string
  partNumber: string
  slug: string
  revision: string
  /** YYYY-MM */
  date: string
}

const here = import.meta.dirname
const styles = ['page.css', 'sheet.css', 'blocks.css', 'drawing.css']
  .map((name) => readFileSync(join(here, name), 'utf8'))
  .join('')
const fonts = [400, 500, 600]
  .map((weight) => {
    const data = readFileSync(join(here, `../fonts/instrument-sans-${weight}.woff2`)).toString(
      'base64',
    )
    return `@font-face{font-family:'Instrument Sans';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`
  })
  .join('')

const logo = `<svg width="36" height="22" viewBox="0 0 36 22" fill="none" aria-hidden="true"><path d="M1 1 11 21 19 5" stroke="#15181c" stroke-width="3"/><path d="M0 10c8 0 10 0 17 0S27 3.5 35 3.5M17 10c7 0 11 3 18 3M17 10c7 0 10 8 18 8" stroke="#d94829" stroke-width="1.5"/></svg>`

/** The line of light: it enters at the paper's edge, splits in front of the picture and arrives. */
const light = `<svg class="light" viewBox="0 0 816 30" width="816" height="30" fill="none" aria-hidden="true"><path d="M0 15H470C560 15 570 3 650 3H816M470 15C560 15 570 11 650 11H816M470 15C560 15 570 19 650 19H816M470 15C560 15 570 27 650 27H816" stroke="#d94829" stroke-width="1"/></svg>`

const host = site.email.split('@')[1]!

/** Page whole: head with fonts and running texts, letterhead, the blocks in their first order. */
export function renderPage(frame: SheetFrame, blocks: string[]): string {
  const { title, kind, name, partNumber, slug } = frame
  const issue = `Revision ${frame.revision}, ${monthOf(frame.date)}`
  const phones = site.phones.map(({ office, number }) => `${office} ${number}`).join('   ')
  const current = `Specifications may change; the current sheet is at ${host}/${slug}`
  const running = `@page{@bottom-left{content:${cssString(`${site.legalName}. ${current}`)} "\\A" ${cssString(phones)}}@top-left{content:${cssString(name)}}@top-right{content:${cssString(partNumber ? `${partNumber}   ${issue}` : issue)}}}@page:first{@top-left{content:none}@top-right{content:none}}`
  const phoneNumbers = site.phones
    .map(({ office, number }) => `${escape(office)} ${escape(number)}`)
    .join(' &nbsp; ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title).replaceAll('\u00a0', ' ')}</title><style>${fonts}${styles}${running}</style></head><body>
<header><p class="brand">${logo}<span>${escape(site.name)}</span></p><p class="issue"><b>${escape(kind)}</b>${partNumber ? `${escape(partNumber)}<br>` : ''}${escape(issue)}</p></header>${light}
<main>${blocks.join('\n')}</main>
<div class="foot" aria-hidden="true">${escape(`${site.legalName}. ${current}`)}<br>${phoneNumbers}</div>
</body></html>`
}

function monthOf(date: string): string {
  return new Date(`${date}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
