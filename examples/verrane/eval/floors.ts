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
    on: '2026-11-22',
    search: {
      list: { hitAt1: 0.87, hitAt3: 0.903 },
      header: { hitAt1: 0.87, hitAt3: 0.937 },
    },
    assistant: {
      sound: 0.941,
      violations: 0,
      dropped: 1,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 0,
    },
  },
  {
    author: 'aa',
    by: 'the maintainers',
    on: '2026-11-23',
    search: {
      list: { hitAt1: 0.92, hitAt3: 0.97 },
      header: { hitAt1: 0.92, hitAt3: 0.97 },
    },
    assistant: {
      sound: 0.8,
      violations: 1,
      dropped: 1,
      invented: 0,
      refusedRight: 0.8,
      refusedWrong: 2,
    },
  },
  {
    author: 'b',
    by: 'the maintainers',
    on: '2026-11-21',
    search: {
      list: { hitAt1: 0.937, hitAt3: 0.937 },
      header: { hitAt1: 0.97, hitAt3: 0.97 },
    },
    assistant: {
      sound: 0.941,
      violations: 0,
      dropped: 0,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 0,
    },
  },
  {
    author: 'blind',
    by: 'the maintainers',
    on: '2026-11-21',
    assistant: {
      sound: 0.9,
      violations: 0,
      dropped: 0,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 2,
    },
  },
  {
    author: 'c',
    by: 'the maintainers',
    on: '2026-11-21',
    search: {
      list: { hitAt1: 0.92, hitAt3: 0.945 },
      header: { hitAt1: 0.945, hitAt3: 0.945 },
    },
    assistant: {
      sound: 0.953,
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
    search: {
      list: { hitAt1: 0.895, hitAt3: 0.92 },
      header: { hitAt1: 0.92, hitAt3: 0.92 },
    },
    assistant: {
      sound: 0.97,
      violations: 0,
      dropped: 0,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 0,
    },
  },
  {
    author: 'i',
    by: 'the maintainers',
    on: '2026-11-21',
    search: {
      list: { hitAt1: 0.845, hitAt3: 0.92 },
      header: { hitAt1: 0.82, hitAt3: 0.87 },
    },
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
    author: 'j',
    by: 'the maintainers',
    on: '2026-11-21',
    assistant: {
      sound: 0.92,
      violations: 0,
      dropped: 1,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 1,
    },
  },
  // Put once, to learn from: what it asks for in a roundabout way is not understood yet.
  {
    author: 'l',
    by: 'the maintainers',
    on: '2026-11-22',
    assistant: {
      sound: 0.787,
      violations: 2,
      dropped: 0,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 3,
    },
  },
  {
    author: 'm',
    by: 'the maintainers',
    on: '2026-11-22',
    search: {
      list: { hitAt1: 0.945, hitAt3: 0.945 },
      header: { hitAt1: 0.92, hitAt3: 0.945 },
    },
    assistant: {
      sound: 0.867,
      violations: 0,
      dropped: 1,
      invented: 0,
      refusedRight: 0.87,
      refusedWrong: 2,
    },
  },
  {
    author: 'o',
    by: 'the maintainers',
    on: '2026-11-22',
    search: {
      list: { hitAt1: 0.895, hitAt3: 0.92 },
      header: { hitAt1: 0.945, hitAt3: 0.97 },
    },
    assistant: {
      sound: 0.9,
      violations: 2,
      dropped: 2,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 2,
    },
  },
  {
    author: 'p',
    by: 'the maintainers',
    on: '2026-11-22',
    search: {
      list: { hitAt1: 0.89, hitAt3: 0.917 },
      header: { hitAt1: 0.89, hitAt3: 0.917 },
    },
    assistant: {
      sound: 0.82,
      violations: 2,
      dropped: 0,
      invented: 0,
      refusedRight: 0.8,
      refusedWrong: 1,
    },
  },
  {
    author: 'own',
    by: 'the maintainers',
    on: '2026-11-21',
    assistant: {
      sound: 0.941,
      violations: 0,
      dropped: 1,
      invented: 0,
      refusedRight: 0.944,
      refusedWrong: 2,
    },
  },
  {
    author: 'h',
    by: 'the maintainers',
    on: '2026-11-21',
    search: {
      list: { hitAt1: 0.92, hitAt3: 0.92 },
      header: { hitAt1: 0.92, hitAt3: 0.945 },
    },
    assistant: {
      sound: 0.937,
      violations: 0,
      dropped: 0,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 0,
    },
  },
  {
    author: 'reviewer',
    by: 'the maintainers',
    on: '2026-11-21',
    search: {
      list: { hitAt1: 0.92, hitAt3: 0.97 },
      // 0.937 until the header asked the server alone: one of 60 first places is a second one.
      header: { hitAt1: 0.92, hitAt3: 0.97 },
    },
    assistant: {
      sound: 0.92,
      violations: 0,
      dropped: 1,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 2,
    },
  },
  {
    author: 'r',
    by: 'the maintainers',
    on: '2026-11-22',
    search: {
      list: { hitAt1: 0.87, hitAt3: 0.9 },
      header: { hitAt1: 0.87, hitAt3: 0.9 },
    },
    assistant: {
      sound: 0.87,
      violations: 2,
      dropped: 1,
      invented: 0,
      refusedRight: 0.9,
      refusedWrong: 4,
    },
  },
  {
    author: 's',
    by: 'the maintainers',
    on: '2026-11-22',
    search: {
      list: { hitAt1: 0.85, hitAt3: 0.9 },
      header: { hitAt1: 0.87, hitAt3: 0.9 },
    },
    assistant: {
      sound: 0.87,
      violations: 3,
      dropped: 0,
      invented: 0,
      refusedRight: 0.75,
      refusedWrong: 2,
    },
  },
  {
    author: 'u',
    by: 'the maintainers',
    on: '2026-11-22',
    search: {
      list: { hitAt1: 0.87, hitAt3: 0.97 },
      header: { hitAt1: 0.87, hitAt3: 0.95 },
    },
    assistant: {
      sound: 0.87,
      violations: 1,
      dropped: 3,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 4,
    },
  },
  // Speech on the phone: half sentences, second thoughts, what somebody owns.
  {
    author: 'w',
    by: 'the maintainers',
    on: '2026-11-22',
    search: {
      list: { hitAt1: 0.87, hitAt3: 0.9 },
      header: { hitAt1: 0.82, hitAt3: 0.92 },
    },
    assistant: {
      sound: 0.8,
      violations: 2,
      dropped: 1,
      invented: 0,
      refusedRight: 0.89,
      refusedWrong: 5,
    },
  },
  // E-mails and chat of a rural cooperative and a data center, a fifth in a second language.
  {
    author: 'x',
    by: 'the maintainers',
    on: '2026-11-22',
    search: {
      list: { hitAt1: 0.92, hitAt3: 0.945 },
      header: { hitAt1: 0.945, hitAt3: 0.945 },
    },
    assistant: {
      sound: 0.83,
      violations: 3,
      dropped: 0,
      invented: 0,
      refusedRight: 0.9,
      refusedWrong: 2,
    },
  },
  // A cooperative, a builder of data centers and a laboratory.
  {
    author: 'y',
    by: 'the maintainers',
    on: '2026-11-23',
    search: {
      list: { hitAt1: 0.92, hitAt3: 0.945 },
      header: { hitAt1: 0.87, hitAt3: 0.92 },
    },
    assistant: {
      sound: 0.88,
      violations: 1,
      dropped: 2,
      invented: 0,
      refusedRight: 0.9,
      refusedWrong: 2,
    },
  },
  // From the records alone; nothing was mended for them.
  {
    author: 'z',
    by: 'the maintainers',
    on: '2026-11-25',
    search: {
      list: { hitAt1: 0.92, hitAt3: 0.945 },
      header: { hitAt1: 0.92, hitAt3: 0.945 },
    },
    assistant: {
      sound: 0.8,
      violations: 0,
      dropped: 0,
      invented: 0,
      refusedRight: 0.97,
      refusedWrong: 5,
    },
  },
  // Ours, by kinds of sentences, written before anything was changed for them.
  {
    author: 'fresh',
    by: 'the maintainers',
    on: '2026-11-23',
    assistant: {
      sound: 0.73,
      violations: 9,
      dropped: 4,
      invented: 0,
      refusedRight: 0.82,
      refusedWrong: 13,
    },
  },
]
