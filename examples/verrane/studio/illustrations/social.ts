import { createHash } from 'node:crypto'
import { articles as articleHeads } from '../../articles/articles.ts'
import { familyOrder } from '../../families.ts'
import { site } from '../../site.ts'
import { familySlug } from '../../../../domain/catalogue/family.ts'
import { topProduct } from '../../../../domain/catalogue/rank.ts'
import type { Lock } from '../making/lock.ts'
import type { Drawing } from './drawing.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Kit } from './kit.ts'
import { mark } from './logo.ts'
import { flow, times } from './shapes.ts'

export const socialSize = { width: 1200, height: 630 }
const folder = 'storage/other/social'

export type Card = {
  file: string
  /** A page of 1200×630; its pictures and font are asked for by path and answered from disk. */
  html: string
  /** What the picture it shows was made from, so that a changed picture makes the card stale. */
  picture: string
}

type CardProduct = {
  name: string
  family: string
  rank: number | null
  image?: string
}

/** One card for the site, one for each family with its top product, one for each article. */
export function socialCards(
  kit: Kit,
  pictureLock: Lock,
  products: CardProduct[],
  drawn: Drawing[],
): Card[] {
  const families = familyOrder.map((family): Card => {
    const top = topProduct(products.filter((product) => product.family === family))
    const made = top?.image ? pictureLock[`storage/${top.image}`]?.hash : undefined
    return {
      file: `${folder}/family-${familySlug(family).replaceAll('&', 'and')}.jpg`,
      html: page(kit, {
        title: family,
        note: top?.name,
        right: made ? photo(`/storage/${top?.image}`) : strands(kit),
      }),
      picture: made ?? '',
    }
  })
  const articles = articleHeads.map(({ path: address, title, image }): Card => {
    const svg = drawn.find(({ file }) => file === `storage/${image}`)?.svg
    if (!svg) throw new Error(`${address} shows ${image}, which the illustrations do not draw`)
    return {
      file: `${folder}/article${address.toLowerCase().replace('/', '-')}.jpg`,
      html: page(kit, { title, right: figureOf(`/storage/${image}`) }),
      picture: createHash('sha256').update(svg).digest('hex'),
    }
  })
  return [
    {
      file: `${folder}/default.jpg`,
      html: page(kit, { title: site.tagline, right: strands(kit) }),
      picture: '',
    },
    ...families,
    ...articles,
  ]
}

const photo = (source: string) =>
  `<img src="${escapeHtml(source)}" style="width:760px;height:630px;object-fit:cover">`

const figureOf = (source: string) =>
  `<img src="${escapeHtml(source)}" style="width:760px;height:428px;margin-top:101px">`

/** On a card a number stays with whatever it counts: `keepUnits` would part it from all but units. */
const unbroken = (text: string) => text.replaceAll(/(\d) (?=\w)/g, '$1\u00a0')

/** Light in fiber: strands that meet in one point and part again, on the dark ground kept for them. */
function strands(kit: Kit): string {
  const count = 28
  const lines = times(count, (index) => {
    const share = index / (count - 1)
    const from = 640 - share * 520
    const to = 30 + share * 570
    return `<path opacity="${(0.35 + 0.65 * Math.abs(Math.sin(index * 2.4))).toFixed(2)}" d="${flow(0, from, 430, 315)}"/><path opacity="${(0.35 + 0.65 * Math.abs(Math.sin(index * 1.7 + 1))).toFixed(2)}" d="${flow(430, 315, 760, to)}"/>`
  }).join('')
  return `<svg width="760" height="630" style="background:${kit.color.night}" fill="none" stroke="${kit.color.accent}" stroke-width="1.6">${lines}</svg>`
}

function page(
  kit: Kit,
  { title, note, right }: { title: string; note?: string | undefined; right: string },
): string {
  const size = title.length > 45 ? 40 : title.length > 30 ? 44 : 50
  const { color } = kit
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Brand;src:url(/font.woff2);font-weight:400 700}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;overflow:hidden;display:flex;background:${color.paper};color:${color.ink};font-family:Brand;position:relative}
.text{width:440px;padding:48px 28px 0 48px}
.logo{display:flex;align-items:center;gap:14px;font-size:30px;font-weight:600;letter-spacing:-.02em}
h1{position:absolute;left:48px;width:372px;bottom:190px;font-size:${size}px;line-height:1.08;font-weight:600;letter-spacing:-.025em;text-wrap:balance}
p{position:absolute;left:48px;width:372px;top:462px;font-size:21px;line-height:1.3;text-wrap:balance;color:${color.mute}}
.right{width:760px;height:630px;background:${color.ground}}.right>*{display:block}
.line{position:absolute;left:0;top:530px}
</style><body><div class="text"><div class="logo"><svg width="50" height="31" viewBox="0 0 36 22" fill="none">${mark(color.ink, color.accent)}</svg>${escapeHtml(site.name)}</div>
<h1>${escapeHtml(title)}</h1>${note ? `<p>${escapeHtml(unbroken(note))}</p>` : ''}</div><div class="right">${right}</div>
<svg class="line" width="440" height="100" fill="none" stroke="${color.accent}" stroke-width="3"><path d="M0 50H180M180 50H440${flow(180, 50, 440, 12)}${flow(180, 50, 440, 88)}"/></svg>`
}
