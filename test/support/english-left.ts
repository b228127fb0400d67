import type { Page } from 'playwright-core'
import { readEnglish } from '../../cli/texts/texts.ts'

/**
 * Sentences of the engine's English that a page of a company in another language shows. Words alone are
 * left out, and what both languages say alike: a sentence of three words is never that.
 */
export async function englishLeft(page: Page): Promise<string[]> {
  return englishIn(await page.locator('body').innerText())
}

/** The same of a document as it is sent: in names and hints of controls, and of paper's parts, too. */
export async function englishInHtml(html: string): Promise<string[]> {
  const said = decoded(html.replace(/<(script|style)\b[^]*?<\/\1>/g, ' '))
  return englishIn(`${said} ${said.replace(/<[^>]*>/g, '')}`)
}

async function englishIn(text: string): Promise<string[]> {
  const shown = plain(text)
  const { locale: _, ...groups } = await readEnglish()
  const sentences = Object.values(groups)
    .flatMap((group) => Object.values(group))
    .flatMap((said) => (typeof said === 'string' ? said : Object.values(said)))
    // Facts stand between its pieces.
    .flatMap((said) => said.split(/\{\w+\}/))
    .map((piece) => plain(piece))
    .filter((piece) => piece.split(' ').length >= 3)
  return sentences.filter((sentence) => shown.includes(sentence))
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const entities = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['lt', '<'],
  ['gt', '>'],
])
const decoded = (html: string) =>
  html.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, code?: string, name = '') =>
      hex || code
        ? String.fromCodePoint(parseInt(hex ?? code!, hex ? 16 : 10))
        : (entities.get(name) ?? whole),
  )
