import { expect, test } from 'vitest'
import { budgetPicture } from './budget-picture.ts'
import { atLeast, atMost, ratioAtMost, shareOfBudget, type Figure } from './figure.ts'
import { changeSince, runPage, withRun, type Run } from './kept-run.ts'

const run = (figures: Figure[], more: Partial<Run> = {}): Run => ({
  at: '2026-11-23T12:00:00.000Z',
  commit: 'abcdef12',
  runs: 3,
  machine: { processor: 'A processor', cores: 2, node: 'v24' },
  parts: [{ part: 'paint', seconds: 60, figures }],
  ...more,
})
const paint = (value: number, baseline?: number): Figure => ({
  what: 'FCP of home',
  value,
  unit: 'ms',
  budget: ratioAtMost(1.1),
  ...(baseline !== undefined && { baseline }),
})

test.each([
  [
    'by their ratios to their baselines, on whichever machine',
    paint(220, 200),
    paint(100, 100),
    1.1,
  ],
  ['by their values where one has no baseline', paint(220), paint(100, 100), 2.2],
  ['not where there was nothing', paint(220), paint(0), undefined],
])('two runs are compared %s', (_, now, then, expected) => {
  const change = changeSince(run([then]), 'paint', now)
  if (expected === undefined) expect(change).toBeUndefined()
  else expect(change).toBeCloseTo(expected)
})

test('what was not measured before is compared with nothing', () => {
  expect(changeSince(undefined, 'paint', paint(1))).toBeUndefined()
  expect(changeSince(run([paint(1)]), 'press', paint(1))).toBeUndefined()
})

test.each([
  [{ budget: atMost(50), value: 25 }, 0.5],
  [{ budget: atMost(50), value: 100 }, 2],
  [{ budget: atLeast(100), value: 50 }, 2],
  [{ budget: atMost(0), value: 0 }, 0],
  [{ budget: atMost(0), value: 3 }, Infinity],
  [{ budget: ratioAtMost(2), value: 3 }, undefined],
])('of its budget %j takes %s', (figure, share) => {
  expect(shareOfBudget({ what: 'x', unit: 'ms', ...figure })).toBe(share)
})

test('the page says what was measured, by which command, what is over, and where it was not quiet', () => {
  const parts = [{ part: 'paint', seconds: 60, figures: [paint(130, 100)], disturbed: 'others' }]
  const page = runPage(run([], { parts }), run([paint(100, 100)], { commit: '00000000' }))
  for (const said of [
    'npm run bench -- paint --runs=3',
    '| FCP of home | 130 ms | 100 | 1.30× | ≤ 1.1× | **over**, 1.18× | 1.30× |',
    'The machine was not quiet: others.',
    '0 of 1 figures',
    'at 00000000',
  ])
    expect(page).toContain(said)
})

test('the picture has a bar for each figure with a budget, and none beyond its edge', () => {
  const picture = budgetPicture([
    paint(130, 100),
    paint(90, 100),
    paint(9000, 100),
    { ...paint(1) },
  ])
  expect([...picture.matchAll(/<rect x/g)]).toHaveLength(3)
  expect([...picture.matchAll(/#b00/g)]).toHaveLength(2)
  for (const [, long] of picture.matchAll(/<rect x="\d+" y="\d+" width="([\d.]+)"/g))
    expect(Number(long)).toBeLessThanOrEqual(360)
})

test('the story of performance begins with what the run came to, and keeps all else', () => {
  const figures = [paint(130, 100), { ...paint(100, 100), what: 'LCP of home' }]
  const place = (told: string) =>
    `before\n<!-- written by the bench -->${told}<!-- /written by the bench -->\nafter`
  const once = withRun(place(''), run(figures))
  expect(once).toBe(
    place(
      `\n\nThe run of 2026-11-23 at abcdef12: 1 of 2 figures that have a budget are within it.\n\n` +
        `![Every figure beside its budget](bench.svg)\n\nOver it: FCP of home (1.18×).\n\n`,
    ),
  )
  expect(withRun(once, run(figures))).toBe(once)
  expect(() => withRun('no place', run(figures))).toThrow('has no place')
})
