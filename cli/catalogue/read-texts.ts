import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { TextFile } from '#domain/catalogue/check-mentions.ts'

/** Folders of a company's folder that hold no text of its own for readers. */
const others = new Set([
  'catalogue',
  'storage',
  'public',
  'studio',
  'test',
  'eval',
  '.git',
  'node_modules',
])

/**
 * What the company that this catalogue belongs to says elsewhere: its pages, articles and guides,
 * named by their path from the catalogue's folder. Nothing for a catalogue that stands alone.
 */
export function readTexts(catalogue: string, company: string): TextFile[] {
  if (!isSame(catalogue, join(company, 'catalogue'))) return []
  return readdirSync(company, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|ts)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !others.has(relative(company, path).split(sep)[0]!))
    .sort()
    .map((path) => ({
      file: `../${relative(company, path).split(sep).join('/')}`,
      text: readFileSync(path, 'utf8'),
    }))
}

/** Whether both paths lead to one folder, by whatever links. */
function isSame(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other)
}
