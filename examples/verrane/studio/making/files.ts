import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve, sep } from 'node:path'

/** Written whole and then moved into place: a run that is stopped leaves no half file. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}

/** The absolute path of an output. Throws for a path that leads out of the company's folder. */
export function placeOf(folder: string, file: string): string {
  const place = resolve(folder, file)
  const way = relative(folder, place)
  if (!way || way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way)
    throw new Error(`${file} lies outside of ${folder}; nothing is written there`)
  return place
}

/** Digest of a file below the company's folder; undefined where there is none. */
export async function digestOf(folder: string, file: string): Promise<string | undefined> {
  try {
    return digest(await readFile(placeOf(folder, file)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 24)
