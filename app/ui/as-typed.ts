/**
 * When to ask for what is typed: at once for the first key, which nobody knows to be followed by another, and
 * for those that follow it quickly once, after a pause of so many milliseconds.
 */
export function createAsTyped(pauseMilliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    typed: (ask: () => void): void => {
      const isFirst = timer === undefined
      clearTimeout(timer)
      if (isFirst) ask()
      timer = setTimeout(() => {
        timer = undefined
        if (!isFirst) ask()
      }, pauseMilliseconds)
    },
    /** What was typed is not asked for any more. */
    stop: (): void => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
