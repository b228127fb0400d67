import { expect, test } from 'vitest'
import { judgeSearch } from './judge-search.ts'
import type { ReplyVerdict } from './judge-reply.ts'
import type { RequestKind } from './request.ts'
import { byAuthor, searchFigures } from './summary.ts'

const asked = (author: string, expect: string[], results: string[], box = 'list') =>
  judgeSearch({ id: 'x:1', author, query: 'valve', expect }, box, results, 1)

const answered = (kind: RequestKind, fields: Partial<ReplyVerdict>): ReplyVerdict => ({
  request: {
    id: 'x:1',
    author: 'ann',
    kind,
    turns: ['a valve'],
    accept: kind === 'plain' ? ['a'] : [],
    mustNot: [],
    forbidden: [],
    meets: [],
  },
  reply: '',
  milliseconds: 1,
  named: [],
  recommended: [],
  violations: [],
  dropped: [],
  invented: [],
  faults: [],
  ...fields,
})

test('a hit is any expected product among the first one, or three', () => {
  const verdicts = [
    asked('ann', ['a', 'b'], ['b', 'c']),
    asked('ann', ['a'], ['b', 'c', 'a']),
    asked('ann', ['a'], ['b', 'c', 'd', 'a']),
    asked('ann', ['a'], ['b']),
  ]
  expect(verdicts.map(({ place }) => place)).toEqual([0, 2, 3, -1])
  expect(searchFigures([...verdicts, asked('ann', ['a'], ['a'], 'head')])).toEqual({
    list: { requests: 4, hitAt1: 0.25, hitAt3: 0.5 },
    head: { requests: 1, hitAt1: 1, hitAt3: 1 },
  })
})

test('figures are told apart by author', () => {
  const figures = byAuthor(
    [asked('bob', ['a'], ['a']), asked('ann', ['a'], ['b'])],
    [answered('plain', {})],
  )
  expect([...figures.keys()]).toEqual(['ann', 'bob'])
  expect(figures.get('ann')?.search?.list?.hitAt1).toBe(0)
  expect(figures.get('bob')?.search?.list?.hitAt1).toBe(1)
  expect(figures.get('bob')?.assistant).toBeUndefined()
})

test('shares are of the requests that they speak of, and faults are counted', () => {
  const figures = byAuthor(
    [],
    [
      answered('plain', { named: ['a'], recommended: ['a'] }),
      answered('plain', { faults: ['names nothing'] }),
      answered('plain', {
        named: ['b'],
        violations: ['b, which …', 'c, which …'],
        dropped: ['2 ports', '5 mass'],
        invented: ['[D]'],
        faults: ['names b'],
      }),
      answered('impossible', {}),
      answered('off-topic', { named: ['a'], recommended: ['a'], faults: ['recommends a'] }),
    ],
  )
  expect(figures.get('ann')?.assistant).toEqual({
    requests: 5,
    sound: 0.4,
    violations: 2,
    dropped: 1,
    invented: 1,
    refusedRight: 0.5,
    refusedWrong: 1,
  })
})
