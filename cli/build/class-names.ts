import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'

/**
 * Names for the classes of CSS Modules. Sheets of two pages stay beside each other after a
 * navigation, so that no two classes may share a name: each sheet has letters of its own, and
 * each class and animation within it. Every page carries them all, and words would weigh up to a kilobyte more;
 * who works on a page reads `product-card-ab-text`.
 */
export function createClassNames(
  sheets: readonly string[],
  { readable }: { readable: boolean },
): (name: string, file: string) => string {
  const known = new Map(
    sheets.toSorted().map((sheet, at) => {
      const names = readFileSync(sheet, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)
      return [
        resolve(sheet),
        { prefix: letters(at), classes: [...new Set([...names].map(second))] },
      ]
    }),
  )
  return (name, file) => {
    const path = resolve(file.split('?')[0]!)
    const sheet = known.get(path)
    const at = sheet?.classes.indexOf(name) ?? -1
    if (readable) return `${basename(path, '.module.css')}-${sheet?.prefix ?? 'new'}-${name}`
    if (!sheet || at < 0) throw new Error(`The build has no name for .${name} of ${path}.`)
    return `${sheet.prefix}-${letters(at)}`
  }
}

const second = (match: RegExpMatchArray) => match[1]!

/** a, b … z, aa, ab …: without a hyphen, so that the letters of sheet and class cannot run together. */
function letters(at: number): string {
  const last = String.fromCodePoint(97 + (at % 26))
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last
}
