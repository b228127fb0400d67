import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Replaces a file in one step and makes the folders above it: a crash while writing leaves the
 * older one whole, and a reader never meets a half of the new one.
 */
export async function replaceFile(
  file: string,
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(temporary, content)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
