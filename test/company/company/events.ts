import type { CompanyEvent } from '#domain/records/news.ts'

/** First to last. */
export const events: CompanyEvent[] = [
  {
    name: 'Pump and Valve Days',
    start: '2026-05-19',
    end: '2026-05-21',
    place: 'Leeds',
    text: 'Valves cut open.',
  },
  {
    name: 'Compressed Air Forum',
    start: '2026-12-08',
    end: '2026-12-09',
    text: 'A leak to listen to.',
  },
]
