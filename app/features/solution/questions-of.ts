import type { Solution } from '#domain/records/solution.ts'

/** Every question a page answers, in its order. */
export function questionsOf({ parts }: Solution): { question: string; answer: string }[] {
  return parts.flatMap((part) =>
    part.kind === 'questions' ? part.groups.flatMap(({ items }) => items) : [],
  )
}
