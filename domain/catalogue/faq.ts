export type FaqItem = { question: string; answer: string }

/** Splits 'question? answer' after its first question mark; without one, all of it is the answer. */
export function splitFaq(entry: string): FaqItem {
  const mark = entry.indexOf('?')
  if (mark < 0) return { question: '', answer: entry.trim() }
  return { question: entry.slice(0, mark + 1).trim(), answer: entry.slice(mark + 1).trim() }
}
