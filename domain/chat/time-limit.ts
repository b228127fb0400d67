/** Processor time in milliseconds in which one question is read and answered. */
const maxMilliseconds = 300

class OutOfTime extends Error {}

export type TimeLimit = {
  /** Does the work; `otherwise` answers where a `check` in the work found that its time was up. */
  within<T>(work: () => T, otherwise: () => T): T
  /** To be called between two steps of the work. */
  check(): void
}

/** `clock` gives milliseconds; without it nothing is limited. */
export function createTimeLimit(clock: (() => number) | undefined): TimeLimit {
  let end = Infinity
  return {
    within(work, otherwise) {
      end = clock ? clock() + maxMilliseconds : Infinity
      try {
        return work()
      } catch (error) {
        if (!(error instanceof OutOfTime)) throw error
        return otherwise()
      }
    },
    check() {
      if (clock && clock() > end) throw new OutOfTime()
    },
  }
}
