import { attributeTerms } from '#content/attribute-terms.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { escapeHtml } from '../markdown.ts'
import { value } from '../stock.ts'
import type { Stock } from '../stock.ts'

/** What a product sheet adds from the catalogue: features, figures, answers, ordering. */
export function productSheet(stock: Stock, file: string): string {
  const products = stock.naming(file)
  return products.map((product) => sheetOf(product, products.length > 1)).join('')
}

function sheetOf(product: Product, several: boolean): string {
  const lists = product.features.map(({ heading, items }) =>
    part(
      heading || 'Features',
      `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
    ),
  )
  const rows = attributeTerms
    .filter(({ key }) => product.attributes[key] && key !== 'productFamily' && key !== 'subFamily')
    .map(
      ({ key, label }) =>
        `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value(product, key))}</td></tr>`,
    )
  const answers = product.faq.map(
    ({ question, answer }) => `<h3>${escapeHtml(question)}</h3><p>${escapeHtml(answer)}</p>`,
  )
  return [
    several ? part(product.name, `<p>${escapeHtml(product.text)}</p>`) : '',
    ...lists,
    rows.length
      ? part(
          'Figures',
          `<table><tbody><tr><th scope="row">Part number</th><td>${escapeHtml(product.partNumber)}</td></tr>${rows.join('')}</tbody></table>`,
        )
      : '',
    answers.length ? part('Questions asked', answers.join('')) : '',
  ].join('')
}

const part = (heading: string, matter: string): string =>
  `<section class="part"><h2>${escapeHtml(heading)}</h2><div class="matter">${matter}</div></section>`
