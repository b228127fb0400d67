import type { Product } from '../../../../../domain/catalogue/product.ts'
import { keyRows } from '../content/related.ts'
import { specificationOf } from '../content/specification.ts'
import type { SheetPlan } from '../plan.ts'
import {
  block,
  faqBlock,
  featuresBlock,
  sectionsBlock,
  specificationBlock,
  titleBlock,
} from './blocks.ts'
import { escape } from './escape.ts'

/** A product sheet argues where a data sheet lists: what it is for, the series at a glance, questions. */
export function productSheetBlocks(
  { product, members }: SheetPlan,
  name: string,
  picture: string | undefined,
): string[] {
  const series = members.length > 1
  return [
    titleBlock(
      { ...product, name, subFamily: series ? '' : product.subFamily },
      series ? [] : keyRows(product, 6),
      picture,
    ),
    featuresBlock(product),
    sectionsBlock(product),
    series ? seriesBlock(members) : '',
    faqBlock(questionsOf(members)),
    series ? '' : specificationBlock(specificationOf(product)),
  ].filter(Boolean)
}

const maxColumns = 4

/** One row for each product, with the values in which products of the family differ most. */
function seriesBlock(members: Product[]): string {
  const labels = [
    ...new Set(members.flatMap((member) => keyRows(member, 8).map(({ label }) => label))),
  ]
  const valueOf = (member: Product, label: string) =>
    keyRows(member, 12).find((row) => row.label === label)?.value ?? '–'
  const telling = labels
    .filter(
      (label) =>
        new Set(members.map((member) => valueOf(member, label))).size > 1 &&
        members.every((member) => valueOf(member, label).length <= 40),
    )
    .slice(0, maxColumns)
  const head = telling.map((label) => `<th scope="col">${escape(label)}</th>`).join('')
  const rows = members.map(
    (member) =>
      `<tr><th scope="row"><b class="part">${escape(member.partNumber)}</b><br>${escape(member.name)}</th>${telling.map((label) => `<td>${escape(valueOf(member, label))}</td>`).join('')}</tr>`,
  )
  const texts = members.map(
    (member) =>
      `<div class="prose keep"><h3>${escape(member.name)}</h3><p>${escape(member.text)}</p></div>`,
  )
  return block(
    'series',
    'The series at a glance',
    `<table class="keep"><thead><tr><th scope="col">Product</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table><div class="columns series">${texts.join('')}</div>`,
  )
}

/** What is asked of the series, each question once. */
function questionsOf(members: Product[]) {
  const all = members.flatMap(({ faq }) => faq)
  return all
    .filter(
      ({ question }, index) => all.findIndex((other) => other.question === question) === index,
    )
    .slice(0, 8)
}
