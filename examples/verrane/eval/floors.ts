import type { Floor } from '../../../eval/below-floor.ts'

/**
 * What the figures of each author's requests may not fall below: a little under what they were on
 * that day. Shares are at least this, counts at most. Raise a floor when the figures have risen;
 * lower one only with a reason in the commit.
 */
export const floors: Floor[] = [
  {
    author: 'a',
    by: 'the maintainers',
    on: '2026-11-20',
    search: { list: { hitAt1: 0.903, hitAt3: 0.97 } },
    assistant: {
      sound: 0.77,
      violations: 0,
      dropped: 3,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 2,
    },
  },
  {
    author: 'b',
    by: 'the maintainers',
    on: '2026-11-20',
    search: { list: { hitAt1: 0.97, hitAt3: 0.97 } },
    assistant: {
      sound: 0.713,
      violations: 1,
      dropped: 1,
      invented: 0,
      refusedRight: 0.788,
      refusedWrong: 4,
    },
  },
  {
    author: 'own',
    by: 'the maintainers',
    on: '2026-11-20',
    assistant: {
      sound: 0.867,
      violations: 2,
      dropped: 1,
      invented: 0,
      refusedRight: 0.791,
      refusedWrong: 3,
    },
  },
  {
    author: 'reviewer',
    by: 'the maintainers',
    on: '2026-11-20',
    search: { list: { hitAt1: 0.903, hitAt3: 0.97 } },
    assistant: {
      sound: 0.837,
      violations: 5,
      dropped: 1,
      invented: 0,
      refusedRight: 0.903,
      refusedWrong: 3,
    },
  },
]
