import type { Product } from '../../../../../domain/catalogue/product.ts'
import { inShort } from '../content/related.ts'
import { standardsOf, termsOf } from '../content/service.ts'
import type { SheetPlan } from '../plan.ts'
import { block, faqBlock, items, relatedBlock, sectionsBlock, titleBlock } from './blocks.ts'
import { escape, escapeList } from './escape.ts'

/** What is done, what is handed over, when and to which standards: a contract's annex in two pages. */
export function serviceSheetBlocks(
  { product, related }: SheetPlan,
  picture: string | undefined,
): string[] {
  const [scope, ...lists] = product.features
  return [
    titleBlock(product, [], picture),
    scope ? scopeBlock(scope) : '',
    termsBlock(product),
    lists.length ? listsBlock(lists) : '',
    sectionsBlock(product),
    standardsBlock(product),
    faqBlock(product.faq),
    relatedBlock(
      related.map((other) => ({
        partNumber: other.partNumber,
        name: other.name,
        facts: inShort(other),
      })),
      product.subFamily,
    ),
  ].filter(Boolean)
}

type List = Product['features'][number]

/** Numbered, so that an order or a letter can name an item. */
function scopeBlock({ heading, items: included }: List): string {
  const rows = included.map(
    (item, index) => `<tr><th scope="row">${index + 1}</th><td>${escape(item)}</td></tr>`,
  )
  return block(
    'scope',
    heading || 'Scope',
    `<table class="scope"><thead><tr><th scope="col">Item</th><th scope="col">Included</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    true,
  )
}

function termsBlock(product: Product): string {
  const rows = termsOf(product).map(
    ({ label, value, condition }) =>
      `<tr><th scope="row">${escape(label)}</th><td>${escapeList(value)}</td><td class="condition">${escape(condition)}</td></tr>`,
  )
  return block(
    'terms',
    'Terms',
    `<table class="specification"><colgroup><col class="parameter"><col class="value"><col></colgroup><thead><tr><th scope="col">Term</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    true,
  )
}

/** Deliverables and what the site has ready, side by side. */
function listsBlock(lists: List[]): string {
  const columns = lists.map(
    (list) => `<div><h2>${escape(list.heading || 'Further')}</h2>${items(list.items)}</div>`,
  )
  return `<section class="block keep" data-block="lists"><div class="columns${lists.length === 1 ? ' one' : ''}">${columns.join('')}</div></section>`
}

function standardsBlock(product: Product): string {
  const rows = standardsOf(product).map(
    ({ name, subject }) =>
      `<tr><th scope="row" class="part">${escape(name)}</th><td class="light-text">${escape(subject)}</td></tr>`,
  )
  if (!rows.length) return ''
  return block(
    'standards',
    'Standards',
    `<table><thead><tr><th scope="col">Standard</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    true,
  )
}
