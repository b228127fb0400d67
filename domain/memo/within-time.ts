/** What work comes to, or undefined where it takes longer; its failure is the caller's. */
export async function withinTime<T>(
  milliseconds: number,
  work: T | Promise<T>,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
