import { expect, test } from 'vitest'
import type { Terminal } from '../catalogue/terminal.ts'
import { questions } from './answers.ts'
import { askQuestions } from './ask-questions.ts'

/** Somebody at a terminal who gives these answers, then none; without them, nobody is there. */
async function talk(
  answers: readonly string[] | undefined,
  options: Partial<Parameters<typeof askQuestions>[1]> = {},
) {
  const said: string[] = []
  const left = [...(answers ?? [])]
  const terminal: Terminal = {
    print: (line) => said.push(line),
    printError: (line) => said.push(line),
    ask: answers && ((question) => (said.push(question), Promise.resolve(left.shift() ?? ''))),
  }
  const asked = await askQuestions(
    questions('/', 'en-GB'),
    { given: {}, yes: false, ...options },
    terminal,
  )
  return { asked, said }
}

test('six questions are asked in turn, and Enter takes what is usual', async () => {
  const { asked, said } = await talk(['Hull Bells', 'bicycle bells'])
  expect(said).toEqual([
    'What is the company called? ',
    expect.stringContaining('What does it make'),
    expect.stringContaining('[#1f6fb2]'),
    expect.stringContaining('[its initials]'),
    expect.stringContaining('[en-GB]'),
    expect.stringContaining('[made up for now]'),
  ])
  expect(asked).toMatchObject({
    ok: true,
    answers: {
      name: { name: 'Hull Bells' },
      colors: { accent: '#1f6fb2' },
      language: { locale: 'en-GB' },
      address: { siteUrl: 'https://www.hull-bells.example' },
    },
    notes: [expect.stringContaining('Made up')],
  })
})

test('an answer that does not do is told why, and asked for again', async () => {
  const { asked, said } = await talk([
    'Hull Bells',
    'bells/gongs',
    'bells',
    'pink',
    '#d03',
    '',
    'en',
    'en-GB',
  ])
  expect(asked.ok).toBe(true)
  expect(said.filter((line) => /cannot stand|is no color|has no region/.test(line))).toHaveLength(3)
})

test('what options say is not asked', async () => {
  const given = { name: 'Hull Bells', trade: 'bells', logo: '', language: 'de-DE', address: '' }
  const { said } = await talk(['#d03'], { given })
  expect(said).toEqual([expect.stringContaining('In which color')])
})

test('an option that does not do ends it, with its name', async () => {
  const { asked } = await talk(undefined, {
    given: { name: 'Hull', trade: 'bells', colors: 'pink' },
    yes: true,
  })
  expect(asked).toMatchObject({
    ok: false,
    isUsage: true,
    message: expect.stringMatching(/^--colors: “pink”/),
  })
})

test('nobody to ask is one message that says what to add', async () => {
  const { asked, said } = await talk(undefined, { given: { name: 'Hull' } })
  expect(said).toEqual([])
  expect(asked).toEqual({
    ok: false,
    isUsage: true,
    message:
      'Nobody can be asked here: run it in a terminal, or add --trade, --colors, --logo, --language, --address, or --yes for what is usual.',
  })
  expect((await talk(undefined, { yes: true })).asked).toMatchObject({
    message: '--name, --trade have no usual answer: add what is missing.',
  })
})

test('an answer that never comes writes nothing', async () => {
  expect((await talk(['Hull Bells'])).asked).toEqual({
    ok: false,
    isUsage: false,
    message: 'Nothing was written.',
  })
})
