import { expect, test } from 'vitest'
import { lampAttributes, lamps, lampSearch } from './lamps-search.fixture.ts'
import { createPassageSearch } from './passage-search.ts'
import { passagesOf, passagesOfPage, sentencesOf } from './passages.ts'

const passages = passagesOf(lamps[0]!, lampAttributes)
const textsOf = (form: string) =>
  passages.flatMap((passage) => (passage.form === form ? passage.text : []))
const search = await createPassageSearch(passages, lampSearch)
const best = (question: string, options?: Parameters<typeof search.find>[1]) => {
  const words = lampSearch.wordsOf(question).filter((word) => !lampSearch.isStopWord(word))
  return search.find(words, options)[0]
}

test('a product has passages of its questions, features, values and sentences two by two', () => {
  expect(textsOf('question')).toEqual(['No, its seal keeps rain out.'])
  expect(textsOf('feature')).toEqual(['Two hooks and a drill template'])
  expect(textsOf('attribute')).toContain('−40 to 75\u00a0°C')
  expect(textsOf('sentence')).toEqual([
    'A lamp for a hallway. It hangs on two hooks.',
    'It hangs on two hooks. Its cover is glass.',
    'Its cover is glass. Frost leaves it alone.',
  ])
})

test('a page is quoted by short sections whole and long ones line by line', () => {
  const long = 'A lamp for a hallway. '.repeat(9).trim()
  const page = {
    path: '/team',
    title: 'Team',
    number: 'T-1',
    sections: [
      { heading: 'Lead', lines: ['Ada Lane: Chief Executive Officer', 'Two people'] },
      { heading: 'Work', lines: [long, long] },
    ],
  }
  expect(passagesOfPage(page).map(({ heading, text }) => [heading, text])).toEqual([
    ['Lead CEO', 'Ada Lane: Chief Executive Officer. Two people.'],
    ['Work', long],
    ['Work', long],
  ])
  expect(passagesOfPage(page)[0]!.source).toMatchObject({ title: 'Team (T-1)', path: '/team' })
})

test('a sentence ends at no point within a number or an abbreviation', () => {
  const sentences = ['It takes 0.3 dB, i.e. little.', 'Two fit.']
  expect(sentencesOf(sentences.join(' '))).toEqual(sentences)
})

test('a question finds what answers it, by its own words or its heading', () => {
  expect(best('does frost harm the glass?')!.passage.text).toContain('Frost')
  expect(best('is rain a harm?')!.passage.form).toBe('question')
  expect(best('xylophone quartet')).toBeUndefined()
})

test('words of a product count apart from the passage’s own', () => {
  const { passage, coverage, ownCoverage } = best('wall lamp, drill template')!
  expect(passage.text).toContain('drill')
  expect(coverage).toBeCloseTo(1)
  expect(ownCoverage).toBeLessThan(0.9)
})

test('a text that several products share is of the one that counts most', async () => {
  const [first, second] = lamps as [(typeof lamps)[0], (typeof lamps)[0]]
  const same = {
    form: 'sentence' as const,
    heading: '',
    text: 'Frost leaves it alone.',
    context: '',
  }
  const shared = await createPassageSearch(
    [first, second].map((product) => ({ ...same, source: { kind: 'product' as const, product } })),
    { ...lampSearch, isShared: true },
  )
  const hits = shared.find(['frost'], {
    rank: (source) => (source.kind === 'product' && source.product === second ? 2 : 1),
  })
  expect(hits.map(({ passage }) => passage.source)).toEqual([{ kind: 'product', product: second }])
})

const page = {
  path: '/partners',
  title: 'Partners',
  words: 'vendor',
  sections: [
    { heading: 'Distributors; Germany', lines: ['Adler sells here.'] },
    { heading: 'Distributors; Japan', lines: ['Kiri sells here.'] },
  ],
}
const pages = await createPassageSearch(passagesOfPage(page), {
  ...lampSearch,
  meanings: new Map([['alemania', ['germany']]]),
})

test('a word that no passage holds is taken for what it means', () => {
  expect(pages.find(['alemania'])[0]?.passage.text).toBe('Adler sells here.')
})

test('everyday words of a page take nothing from what its passages hold', () => {
  expect(pages.find(['vendor', 'japan'])[0]).toMatchObject({
    ownCoverage: 1,
    passage: { text: 'Kiri sells here.' },
  })
})
