import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  observeRequest(request: { method: string; status: number; seconds: number }): void
  /** Reports a number that is read whenever somebody asks for the metrics. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** Counts what happens, by a label of few values where one is named. */
  counter(name: string, help: string, label?: string): (value?: string) => void
  text(): Promise<string>
  contentType: string
}

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
    observeRequest: ({ method, status, seconds }) =>
      requests.observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds),
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
    counter(name, help, label) {
      const labelNames = label ? [label] : []
      const counter = new Counter({ name, help, labelNames, registers: [registry] })
      return (value) => (label && value ? counter.inc({ [label]: value }) : counter.inc())
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
