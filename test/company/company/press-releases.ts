import type { PressRelease } from '#domain/records/news.ts'

/** The newest first; more than the slider shows at once. */
export const pressReleases: PressRelease[] = [
  {
    headline: 'A gauge that is read from the gate',
    body: 'The digital gauge now has a radio.',
    link: '/gauge-digital-80-wireless',
    date: '2026-02-10',
  },
  {
    headline: 'Gas valves to DN 25',
    body: 'The yellow row grows by one size.',
    link: '/gas-valve-dn25',
    date: '2025-11-18',
  },
  {
    headline: 'Three ways, one body',
    body: 'Valves that turn a stream instead of stopping it.',
    link: '/three-way-valve-l-dn15',
    date: '2025-09-02',
  },
  {
    headline: 'Kits in the stores of Utrecht',
    body: 'Seat kits reach the continent in a day.',
    link: '/family/seals-&-spares',
    date: '2025-06-24',
  },
  {
    headline: 'Twelve leak surveys',
    body: 'What they found, in one page.',
    link: '/solutions/compressed-air',
    date: '2025-03-12',
  },
  {
    headline: 'A test gauge of class 0.6',
    body: 'The works sells what it measures with.',
    link: '/gauge-160',
    date: '2024-10-30',
  },
]
