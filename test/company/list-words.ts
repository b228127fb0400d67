import type { ListWords } from '#domain/records/list-words.ts'

export const listWords: ListWords = {
  example: '4 QB-15\nQG-63 x 2',
  letterFiles: { 'QL-26-01': 'certificates/Funding Letter.pdf' },
  share: {
    heading: 'Exempt share',
    text: 'A tenth of the cost need not qualify.',
    cost: 'Cost of one',
    counts: ['Not compliant'],
    result: (percent, counted, total) => `${percent} does not qualify: ${counted} of ${total}.`,
    limit: { share: 0.1, most: 50_000, kept: 'Within the limit.', exceeded: 'Above the limit.' },
  },
}
