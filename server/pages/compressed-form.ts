import { compress, type Encoding } from './compression.ts'
import type { FinishedPage } from './page-cache.ts'

/**
 * Brotli's best: 40 ms more than the next for a page, on another thread and once per version,
 * so that the first visitor's page fits into one round trip as well.
 */
const quality = 11

/**
 * A page in one encoding, made once for all who ask. `grew` is told of the bytes that the page
 * then holds.
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
    const bytes = await compress(page.body, encoding, quality)
    grew(bytes.length)
    return bytes
  } catch (error) {
    // The next visitor's request tries again.
    delete page.compressed[encoding]
    throw error
  }
}
