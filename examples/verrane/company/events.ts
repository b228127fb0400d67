import type { CompanyEvent } from '#domain/records/news.ts'

/** Where we can be met. */
export const events: CompanyEvent[] = [
  {
    name: 'Winter installer conference',
    start: '2026-01-18',
    end: '2026-01-22',
    text: 'Panels and cassettes to open, and a bench for inspecting and cleaning array connectors.',
  },
  {
    name: 'DASpedia',
    start: '2026-02-17',
    end: '2026-02-18',
    text: 'Fiber to the radio inside buildings: wall boxes, riser terminals and bend-tolerant cords.',
  },
  {
    name: 'OFC',
    start: '2026-03-17',
    end: '2026-03-19',
    place: 'Los Angeles Convention Center, California',
    text: 'Detectors, microlens arrays and pluggable passive modules, with the people who make them.',
  },
  {
    name: 'Fiber Connect',
    start: '2026-05-17',
    end: '2026-05-20',
    place: 'Gaylord Palms, Orlando, Florida',
    text: 'Terminals, closures and hubs for access networks, and answers on BEAD and BABA.',
  },
  {
    name: 'ISE',
    start: '2026-08-18',
    end: '2026-08-20',
    text: 'A splitter terminal fed from one fiber, and an OTDR that reads the network while it is live.',
  },
]
