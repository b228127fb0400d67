import type { DocumentInserts } from '#domain/records/document.ts'

export const documentInserts: DocumentInserts = {
  inserts: {
    drained: (minutes) => [
      {
        kind: 'notice',
        of: 'warning',
        text: `Water under pressure. Wait ${minutes} minutes after the supply is closed.`,
        items: ['Open the lowest tap.', 'Wait until nothing runs out of it.'],
      },
    ],
  },
  drawings: {},
}
