import type { DocumentInserts } from '#domain/records/document.ts'

export const documentInserts: DocumentInserts = {
  inserts: {
    drained: (minutes) => [
      {
        kind: 'notice',
        of: 'warning',
        text: `Water under pressure. Wait ${minutes} minutes after the supply is closed.`,
        items: ['Open the lowest tap.', 'Check the gauge: it must read zero.'],
      },
    ],
  },
  drawings: {},
}
