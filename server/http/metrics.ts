import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  observeRequest(request: { method: string; status: number; seconds: number }): void
  /** Reports a number that is read whenever somebody asks for the metrics. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** The same by a label of few values. */
  gauges(name: string, help: string, label: string, read: () => Promise<ByLabel>): void
  /** Counts what happens, by labels of few values where any are named. */
  counter(name: string, help: string, ...labels: string[]): (...values: string[]) => void
  text(): Promise<string>
  contentType: string
}

type ByLabel = Readonly<Record<string, number>>

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  return {
    observeRequest({ method, status: exact, seconds }) {
      requests.observe({ method, status: `${Math.floor(exact / 100)}xx` }, seconds)
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read())
        },
      })
    },
    gauges(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          this.reset()
          for (const [value, number] of Object.entries(await read())) {
            this.set({ [label]: value }, number)
          }
        },
      })
    },
    counter(name, help, ...labelNames) {
      const counter = new Counter({ name, help, labelNames, registers: [registry] })
      return (...values) =>
        counter.inc(Object.fromEntries(labelNames.map((label, i) => [label, values[i] ?? ''])))
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
