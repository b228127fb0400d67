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
    on: '2026-11-21',
    search: { list: { hitAt1: 0.903, hitAt3: 0.97 } },
    assistant: {
      sound: 0.856,
      violations: 0,
      dropped: 1,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 1,
    },
  },
  {
    author: 'b',
    by: 'the maintainers',
    on: '2026-11-21',
    search: { list: { hitAt1: 0.97, hitAt3: 0.97 } },
    assistant: {
      sound: 0.856,
      violations: 0,
      dropped: 0,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 1,
    },
  },
  {
    author: 'c',
    by: 'the maintainers',
    on: '2026-11-21',
    search: { list: { hitAt1: 0.97, hitAt3: 0.97 } },
    assistant: {
      sound: 0.903,
      violations: 0,
      dropped: 0,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 1,
    },
  },
  {
    author: 'd',
    by: 'the maintainers',
    on: '2026-11-21',
    search: { list: { hitAt1: 0.92, hitAt3: 0.97 } },
    assistant: {
      sound: 0.837,
      violations: 0,
      dropped: 0,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 2,
    },
  },
  {
    author: 'own',
    by: 'the maintainers',
    on: '2026-11-21',
    assistant: {
      sound: 0.931,
      violations: 0,
      dropped: 1,
      invented: 0,
      refusedRight: 0.944,
      refusedWrong: 2,
    },
  },
  {
    author: 'reviewer',
    by: 'the maintainers',
    on: '2026-11-21',
    search: { list: { hitAt1: 0.92, hitAt3: 0.97 } },
    assistant: {
      sound: 0.887,
      violations: 0,
      dropped: 1,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 2,
    },
  },
]
