import type { ListWords } from '#domain/records/list-words.ts'

export const listWords: ListWords = {
  example: '40 VHD1-144LC-OS2-U\nVPC-LCD-LCD-OS2-U-3M x 80',
  letterFiles: { 'BL-26-11': 'bead/BEAD-BABA Self-Certification Letter.pdf' },
  share: {
    heading: 'De minimis waiver',
    text: 'Products that are not compliant may still be used to a small extent, up to the lesser of 5% of the project cost and $1M, over the whole project. Enter what a piece costs you to see what share of this list they are.',
    cost: 'Cost of one, $',
    counts: ['Not compliant'],
    result: (percent, counted, total) =>
      `${percent} of this list is not compliant: ${counted} of ${total}.`,
    limit: {
      share: 0.05,
      most: 1_000_000,
      kept: 'Within the limit, if this list were the whole project.',
      exceeded: 'Above the limit, if this list were the whole project.',
    },
  },
}
