const most = 4

/** Works on all items, a few at a time. After a failure it begins no other, and fails with it. */
export async function atOnce<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = [...items]
  const next = async () => {
    try {
      while (left.length) await work(left.shift()!)
    } finally {
      left.length = 0
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: most }, next))
  const failure = ends.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}
