import type { InsertedBlock } from '../../../../domain/records/document.ts'
import { escapeHtml } from '../escape-html.ts'
import { noticeWords } from './markdown.ts'

/** A passage of the company's as documents print it. */
export function insertedHtml(block: InsertedBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p>${block.text}</p>`
    case 'letters':
      return `<ol class="letters" type="a">${itemsOf(block.items)}</ol>`
    case 'notice': {
      const word = `<b class="word">${noticeWords[block.of]}</b>`
      const list = block.items ? `<ul>${itemsOf(block.items)}</ul>` : ''
      return `<div class="notice ${block.of}" role="note"><p>${word}${block.text}</p>${list}</div>`
    }
    case 'table':
      return `<table><thead><tr>${block.columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${block.rows.map(rowOf).join('')}</tbody></table>`
  }
}

const itemsOf = (items: readonly string[]) => items.map((item) => `<li>${item}</li>`).join('')

const rowOf = ([head = '', ...cells]: readonly string[]) =>
  `<tr><th scope="row">${escapeHtml(head)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
