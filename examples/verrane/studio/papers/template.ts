import { readFileSync } from 'node:fs'
import { formatDay } from '../../../../domain/texts/days.ts'
import { site } from '../../site.ts'
import { escapeHtml } from '../escape-html.ts'
import { fontFaces } from './press.ts'
import type { DocumentHead } from '../../../../domain/documents/document-head.ts'
import type { Stock } from './stock.ts'

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8')

/** The whole HTML of a document: everything that its PDF depends on is in this string. */
export function page(head: DocumentHead, matter: string, stock: Stock): string {
  const foot = `${site.legalName}  ·  ${head.title}  ·  ${head.number} ${head.revision}  ·  ${formatDay(head.date)}`
  const opening =
    head.layout === 'cover'
      ? cover(head, stock)
      : head.layout === 'letter'
        ? brandline(head)
        : masthead(head, stock)
  const body =
    head.layout === 'cover' ? `<main class="inside">${matter}</main>` : `<main>${matter}</main>`
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>${escapeHtml(head.title)}</title>
<meta name="author" content="${escapeHtml(site.legalName)}">
<style>${fontFaces}
${style.replace('%FOOT%', foot.replaceAll("'", '’'))}</style></head>
<body class="${head.layout === 'cover' ? 'covered' : `flow ${head.layout}`}">
${opening}
${body}
${colophon(head)}
</body></html>`
}

const mark = (ink: string) =>
  `<svg viewBox="0 0 36 22" fill="none" aria-hidden="true"><path d="M1 1 11 21 19 5" stroke="${ink}" stroke-width="3"/><path d="M0 10c8 0 10 0 17 0S27 3.5 35 3.5M17 10c7 0 11 3 18 3M17 10c7 0 10 8 18 8" stroke="#d94829" stroke-width="1.5"/></svg>`

function brandline(head: DocumentHead, ink = '#15181c'): string {
  return `<div class="brandline">${mark(ink)}<span>${site.name}</span><span>${head.kind} ${head.number}, revision ${head.revision}, ${formatDay(head.date)}</span></div>`
}

function masthead(head: DocumentHead, stock: Stock): string {
  const pictures = head.pictures
    .map((name) => stock.picture(fileOf(name), 700, altOf(name, stock)))
    .filter(Boolean)
  const shown = pictures.length ? `<div class="pictures">${pictures.join('')}</div>` : ''
  return `<header class="masthead">${brandline(head)}<p class="eyebrow">${head.kind}</p><h1>${escapeHtml(head.title)}</h1><p class="lede">${escapeHtml(head.lede)}</p>${shown}</header>`
}

/** Pictures are named by slug, with -2 and so on for further views. */
const fileOf = (name: string) => `productImages/${name}.webp`

function altOf(name: string, stock: Stock): string {
  return stock.products.find(({ images }) => images.includes(fileOf(name)))?.name ?? ''
}

function cover(head: DocumentHead, stock: Stock): string {
  const [name] = head.pictures
  const picture = name ? stock.picture(fileOf(name), 1200, altOf(name, stock)) : ''
  return `<header class="cover">${lineOfLight(picture ? 5.9 : 6.1)}${brandline(head, '#ffffff')}
<div class="titles"><p class="eyebrow">${head.kind}</p><h1>${escapeHtml(head.title.replace(/ White Paper$/, ''))}</h1><p class="lede">${escapeHtml(head.lede)}</p></div>
${picture ? `<figure>${picture}</figure>` : `<p class="foot">${site.tagline}</p>`}</header>`
}

/** One line enters from the left, splits and arrives: the company's motif. */
function lineOfLight(top: number): string {
  const ends = top < 6 ? [-34, -22, -11, -3, 6, 14, 24, 33] : [-150, -108, -70, -34, 4, 44, 86, 130]
  const lines = ends
    .map((end) => `<path d="M270 170C430 170 480 ${170 + end} 640 ${170 + end}H816"/>`)
    .join('')
  const offset = top < 6 ? top - 1.55 : top - 0.6
  return `<svg class="light" style="top:${offset}in" viewBox="0 0 816 340" fill="none" stroke="#d94829" aria-hidden="true"><path stroke-width="2.4" d="M0 170H270"/><g stroke-width="1.5">${lines}</g></svg>`
}

function colophon(head: DocumentHead): string {
  if (head.layout === 'letter') return ''
  const [usa, europe] = site.phones
  return `<footer class="colophon"><p><b>${site.legalName}</b><br>${escapeHtml(head.title)}<br>${head.number}, revision ${head.revision}, ${formatDay(head.date)}</p>
<p><b>Questions</b><br>${site.email}<br>${usa.office} ${usa.number}<br>${europe!.office} ${europe!.number}</p>
<p><b>Dimensions</b> are in millimeters unless another unit is given. We improve our products; the revision on our site is the one in force.</p></footer>`
}
