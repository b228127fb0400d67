import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { TextFile } from '#domain/catalogue/check-mentions.ts'

/** Folders of a company's folder that hold no text of its own for readers. */
const others = new Set(['catalogue', 'storage', 'public', 'studio', 'test', 'eval'])

/**
 * What the company that this catalogue belongs to says elsewhere: its pages, articles and guides,
 * named by their path from the catalogue's folder. Nothing for a catalogue that stands alone.
 */
export function readTexts(catalogue: string, company: string): TextFile[] {
  if (resolve(catalogue) !== resolve(company, 'catalogue')) return []
  return readdirSync(company, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|ts)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !others.has(relative(company, path).split(sep)[0]!))
    .sort()
    .map((path) => ({
      file: relative(catalogue, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }))
}
