/** Runs at most `most` of the given tasks at once; the others wait their turn. */
export function atMostAtOnce(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []

  return async (task) => {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn))
    else running++
    try {
      return await task()
    } finally {
      // Who is next takes this place over; nobody else can come between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
