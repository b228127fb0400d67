import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logo } from '#content/logo.ts'
import { site } from '#content/site.ts'
import { escapeMarkup } from '#domain/texts/escape-markup.ts'
import * as locale from '#texts/locale.ts'
import * as texts from '#texts/product.ts'
import type { SheetParts } from './sheet-parts.ts'

export type Sheet = {
  name: string
  parts: SheetParts
  /** Addresses on the site that is asked; empty where there is none. */
  picture: string
  drawing: string
}

const styles = readFileSync(join(import.meta.dirname, 'sheet.css'), 'utf8')

/**
 * A product's data sheet as a page to print. `brand` are the company's colors and fonts, as its
 * site's style sheets have them.
 */
export function sheetHtml({ name, parts, picture, drawing }: Sheet, brand: string): string {
  const { facts, lead, rows, rowsHeading, sections } = parts
  return `<!doctype html><html lang="${site.locale}" dir="${locale.direction}"><head><meta charset="utf-8">
<title>${escapeMarkup(`${name}: ${texts.files.dataSheet}`)}</title><style>${brand}${styles}</style></head><body>
<header>${mark()}<b>${escapeMarkup(site.name)}</b></header>
<div class="top${picture ? ' pictured' : ''}">
<div><h1>${escapeMarkup(name)}</h1><ul class="facts">${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>${lead}</div>
${picture ? `<img class="picture" src="${escapeMarkup(picture)}" alt="">` : ''}</div>
${rows.length ? `<section><h2>${rowsHeading}</h2><dl class="rows">${rows.map(({ label, value }) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}</dl></section>` : ''}
${drawing ? `<img class="drawing" src="${escapeMarkup(drawing)}" alt="">` : ''}
<main>${sections.map(({ heading, html, isWide }) => `<section${isWide ? ' class="wide"' : ''}><h2>${heading}</h2>${html}</section>`).join('')}</main>
</body></html>`
}

/** On every page: who, where, and which page of how many. */
export function sheetFooter(address: string): string {
  const { legalName, phones, email } = site
  const said = [legalName, address, phones[0].number, email].filter(Boolean).map(escapeMarkup)
  return `<div style="width:100%;margin:0 16mm;display:flex;justify-content:space-between;font:7px sans-serif;color:#555">
<span>${said.join(' · ')}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`
}

function mark(): string {
  const { width, height, fill, line } = logo
  const paths = [
    fill ? `<path fill="currentColor" d="${fill}"/>` : '',
    line ? `<path stroke="var(--accent)" stroke-width="1.6" d="${line}"/>` : '',
  ]
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${paths.join('')}</svg>`
}
