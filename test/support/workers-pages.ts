import { chromium, type Browser } from 'playwright-core'
import { inject } from 'vitest'
import { keptPages } from './kept-pages.ts'

let connected: { browser: Browser; pages: ReturnType<typeof keptPages> } | undefined

/** The pages of this worker: its files come one after another, and each finds what is kept. */
export async function workersPages() {
  if (!connected?.browser.isConnected()) {
    const browser = await chromium.connect(inject('browserAddress'))
    connected = { browser, pages: keptPages(browser) }
  }
  return connected.pages
}
