import type { Page } from 'playwright-core'
import { readEnglish } from '../../cli/texts/texts.ts'

/**
 * Sentences of the engine's English that a page of a company in another language shows. Words alone are
 * left out, and what both languages say alike: a sentence of three words is never that.
 */
export async function englishLeft(page: Page): Promise<string[]> {
  const shown = plain(await page.locator('body').innerText())
  const { locale: _, ...groups } = await readEnglish()
  const sentences = Object.values(groups)
    .flatMap((group) => Object.values(group))
    .flatMap((text) => (typeof text === 'string' ? text : Object.values(text)))
    // Facts stand between its pieces.
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((piece) => plain(piece))
    .filter((piece) => piece.split(' ').length >= 3)
  return sentences.filter((sentence) => shown.includes(sentence))
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
