import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  observeRequest(request: { method: string; status: number; seconds: number }): void
  /** Reports what is read whenever somebody asks for the metrics: a number, or one for each value of a label. */
  gauge(name: string, help: string, read: () => Told | Promise<Told>, label?: string): void
  /** Counts what happens, by labels of few values where any are named. */
  counter(name: string, help: string, ...labels: string[]): (...values: string[]) => void
  text(): Promise<string>
  contentType: string
}

type Told = number | Readonly<Record<string, number>>

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
    gauge(name, help, read, label = '') {
      new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers: [registry],
        async collect() {
          const told = await read()
          if (typeof told === 'number') return this.set(told)
          this.reset()
          for (const [value, number] of Object.entries(told)) this.set({ [label]: value }, number)
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
