import { createNumberReader, partNumber, type Entry } from './named-products.ts'

/** Finds names in brackets and part numbers that neither a record nor the visitor wrote. */
export function createInventionReader(
  entries: readonly Entry[],
): (turns: readonly string[], reply: string) => string[] {
  const names = new Set(entries.map(({ product }) => nameKey(product.name)))
  const known = new Set(JSON.stringify(entries.map(({ document }) => document)).match(partNumber))
  const families = new Set(entries.flatMap(({ product }) => openingOf(product.partNumber) || []))
  const slugOf = createNumberReader(entries)

  return (turns, reply) => {
    const asked = turns.join('\n').toUpperCase()
    // '[text](/address)' is a link.
    const bracketed = (reply.match(/\[[^[\]]*\](?!\(\/)/g) ?? []).filter(
      (whole) => !names.has(nameKey(whole.slice(1, -1))),
    )
    const numbers = (reply.replace(/\[[^\]]*\]/g, '').match(partNumber) ?? []).filter(
      (number) =>
        families.has(openingOf(number)) &&
        !known.has(number) &&
        !asked.includes(number) &&
        slugOf(number) === undefined,
    )
    return [...new Set([...bracketed, ...numbers])]
  }
}

const openingOf = (number: string) => number.split('-')[0] ?? ''
/** A name in brackets has no brackets of its own. */
const nameKey = (name: string) =>
  name.replaceAll('[', '(').replaceAll(']', ')').replace(/\s+/g, ' ').trim().toLowerCase()
