import { fold } from '#domain/catalogue/search.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/reading.ts'
import type { Constraint } from './constraint.ts'
import { hasOperator, type Item } from './phrase-spotter.ts'

type Read = { text: string; written: string; items: readonly Item[] }
type Stretch = { from: number; to: number }

/**
 * The words of a stretch as they were corrected, or as what they stand for; as written where they are read
 * so. An abbreviation keeps its capitals.
 */
export function wordsRead({ from, to }: Stretch, { text, written, items }: Read): string {
  const folded = text.slice(from, to)
  const words = itemsWithin({ from, to }, items).flatMap((item) => item.words)
  if (!words.every((word) => folded.includes(word))) return words.join(' ')
  const part = written.length === text.length ? written.slice(from, to) : folded
  return part === part.toUpperCase() ? part : folded
}

/** A constraint as a person would say it: the one value that is meant as the records write it. */
export function sayConstraint(constraint: Constraint, read: Read): string {
  const { test, says, isNegated } = constraint
  if (test.type !== 'values') return says
  const items = itemsWithin(constraint, read.items)
  if (items.some((item) => hasOperator(item, 'alternative'))) return says
  const words = wordsRead(constraint, read)
  const values = new Set([...test.values.values()].flatMap((names) => [...names]))
  const [value = ''] = values
  const name = values.size === 1 && fold(value).startsWith(fold(words)) ? value : words
  return isNegated ? fillIn(texts.not, { what: name }) : name
}

const itemsWithin = ({ from, to }: Stretch, items: readonly Item[]) =>
  items.filter((item) => from <= item.from && item.to <= to)
