import { withinTime } from './within-time.ts'

/**
 * Asks for what is made once and kept, as `rememberAsync` has it: undefined where it takes longer than
 * `milliseconds`, and from then on at once, until it is there. Its failure is the caller's.
 */
export function waitOnce(
  milliseconds: number,
): <T>(ask: () => Promise<T>) => Promise<T | undefined> {
  const late = new WeakSet<object>()
  return async (ask) => {
    const made = await withinTime(late.has(ask) ? 0 : milliseconds, ask())
    if (made === undefined) late.add(ask)
    return made
  }
}
