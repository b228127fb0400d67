const most = 4

/** Does a work for each of many, a few at a time. */
export async function atOnce<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const left = [...all]
  const next = async () => {
    while (left.length) await work(left.shift()!)
  }
  await Promise.all(Array.from({ length: most }, next))
}
