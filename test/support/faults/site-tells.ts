type Dependency = { status: 'ok' | 'stale' | 'unavailable'; reason?: string }
type Submissions = Dependency & {
  waiting?: number
  destinations: Record<string, { waiting?: number; oldestSeconds?: number }>
}

export type Told = {
  /** Of `/readyz`; 0 while nobody answers. */
  code: number
  catalogue: Dependency & { products: number }
  storage: Dependency
  submissions: Submissions
  limits?: Dependency
  search?: Dependency
  model?: Dependency
  /** The sum of a metric over its labels, of those lines that hold all the given ones. */
  metric: (name: string, ...labels: string[]) => number | undefined
}

/** What `/readyz` and `/metrics` say now; undefined while they do not answer. */
export async function whatIsTold(url: string): Promise<Told | undefined> {
  const ask = (path: string) => fetch(url + path, { signal: AbortSignal.timeout(10_000) })
  try {
    const [ready, metrics] = await Promise.all([ask('/readyz'), ask('/metrics')])
    const { dependencies } = (await ready.json()) as { dependencies: Omit<Told, 'code' | 'metric'> }
    const lines = (await metrics.text()).split('\n')
    return {
      ...dependencies,
      code: ready.status,
      metric(name, ...labels) {
        const found = lines.filter(
          (line) =>
            /^[a-z_]+/.exec(line)?.[0] === name && labels.every((label) => line.includes(label)),
        )
        if (!found.length) return undefined
        return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
      },
    }
  } catch {
    return undefined
  }
}

/** Seconds until it is so; undefined where it is not in time. */
export async function secondsUntil(
  isSo: () => Promise<boolean>,
  atMost: number,
): Promise<number | undefined> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  while (seconds() < atMost) {
    if (await isSo()) return seconds()
    await new Promise((later) => setTimeout(later, 200))
  }
  return undefined
}
