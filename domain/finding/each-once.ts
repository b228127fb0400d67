import type { Requirement } from './requirement.ts'

/** What is said twice is asked once, and surely where it once was sure. */
export function eachOnce(requirements: readonly Requirement[]): Requirement[] {
  const once = new Map<string, Requirement>()
  for (const one of requirements) {
    const before = once.get(one.says)
    if (!before || (before.isGuess && !one.isGuess)) once.set(one.says, one)
  }
  return [...once.values()]
}
