import { lookup } from '#domain/lookup.ts'
import * as texts from '#texts/knowledge.ts'
import { soundText } from '#domain/texts/sound-text.ts'

/** `Product-Catalog.pdf` as 'Product Catalog'. */
export function nameOfFile(file: string): string {
  const base = file.split('/').at(-1) ?? file
  return soundText(baseOf(base)).replaceAll('-', ' ').replace(/\s+/g, ' ').trim() || base
}

/** A path or name without its ending. */
export function baseOf(path: string): string {
  return path.replace(/\.[^./]+$/, '')
}

/** A folder in words: those that commands fill as the interface says, others with spaces before capitals. */
export function categoryOfFolder(folder: string): string {
  const said = lookup<string>(texts.folders, folder)
  if (said !== undefined) return said
  const words = soundText(folder)
    .replace(/([A-Z])/g, ' $1')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
