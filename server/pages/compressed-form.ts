import { compress, type Encoding } from './compression.ts'
import type { FinishedPage } from './page-cache.ts'

/** A third of the time of the best and nearly as small; the best is made behind the visitor's back. */
const quickQuality = 10
const bestQuality = 11

/**
 * A page in one encoding, made once for all who ask. `grew` is told of every change of the
 * bytes that the page holds.
 */
export function compressedForm(
  page: FinishedPage,
  encoding: Encoding,
  grew: (bytes: number) => void,
): Promise<Buffer> {
  return (page.compressed[encoding] ??= make(page, encoding, grew))
}

async function make(
  page: FinishedPage,
  encoding: Encoding,
  grew: (bytes: number) => void,
): Promise<Buffer> {
  try {
    const quick = await compress(page.body, encoding, quickQuality)
    grew(quick.length)
    if (encoding === 'br') void improve(page, quick, grew)
    return quick
  } catch (error) {
    // The next visitor's request tries again.
    delete page.compressed[encoding]
    throw error
  }
}

async function improve(page: FinishedPage, quick: Buffer, grew: (bytes: number) => void) {
  try {
    const best = await compress(page.body, 'br', bestQuality)
    page.compressed.br = Promise.resolve(best)
    grew(best.length - quick.length)
  } catch {
    // The quick form serves as well, only longer.
    page.compressed.br = Promise.resolve(quick)
  }
}
