import type { LockEntry } from '../making/lock.ts'

const firstIssue = '2026-11'

/** Revision and date of a sheet: kept while its content is the same, else the next letter and this month. */
export function issueOf(
  entry: Pick<LockEntry, 'content' | 'revision' | 'date'> | undefined,
  content: string,
  today: Date,
): { revision: string; date: string } {
  if (!entry?.revision || !entry.date) return { revision: 'A', date: firstIssue }
  if (entry.content === content) return { revision: entry.revision, date: entry.date }
  return { revision: nextLetter(entry.revision), date: today.toISOString().slice(0, 7) }
}

/** A … Z, AA … AZ, BA …, as drawing offices count. */
function nextLetter(letters: string): string {
  const last = letters.at(-1)!
  if (last !== 'Z') return letters.slice(0, -1) + String.fromCharCode(last.charCodeAt(0) + 1)
  return letters.length === 1 ? 'AA' : `${nextLetter(letters.slice(0, -1))}A`
}
