import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { questions } from './questions.ts'
import { askQuestions } from './ask-questions.ts'

const enter = '\r'
const eraseLine = '\u0015'
const endOfInput = '\u0004'

/** Types these answers into the prompts, each into the next, then ends the input. */
async function talk(
  typed: readonly string[],
  options: Partial<Parameters<typeof askQuestions>[1]> = {},
) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const left = typed.map((line) => eraseLine + line + enter)
  let shown = ''
  output.on('data', (chunk: Buffer) => {
    const frame = stripVTControlCharacters(String(chunk))
    shown += frame
    // The first frame of a prompt, and the frame that refuses an answer.
    if (/│\n◆|▲/.test(frame)) setImmediate(() => input.write(left.shift() ?? endOfInput))
  })
  const outcome = await askQuestions(
    questions('en-GB'),
    { given: {}, yes: false, ...options },
    { input, output },
  )
  return { outcome, shown, asked: [...shown.matchAll(/│\n◆ {2}(.*)/g)].map(([, line]) => line) }
}

test('four questions are asked in turn, and Enter takes what is usual', async () => {
  const { outcome, asked, shown } = await talk(['Hull Bells', 'bicycle bells', '', ''])
  expect(asked).toEqual(questions('en-GB').map(({ message }) => message))
  for (const usual of ['#1f6fb2', 'en-GB']) {
    expect(shown).toContain(usual)
  }
  expect(outcome).toMatchObject({
    ok: true,
    answers: {
      name: { name: 'Hull Bells' },
      color: { accent: '#1f6fb2' },
      language: { locale: 'en-GB' },
    },
  })
})

test('an answer that does not do is told why, and asked for again', async () => {
  const answers = ['Hull Bells', 'bells/gongs', 'bells', 'pink', '#d03', 'en', 'en-GB']
  const { outcome, shown } = await talk(answers)
  expect(outcome.ok).toBe(true)
  for (const reason of ['cannot stand', 'is no color', 'has no region']) {
    expect(shown).toContain(reason)
  }
})

test('what options say is not asked', async () => {
  const given = { name: 'Hull Bells', trade: 'bells', language: 'de-DE' }
  const { asked } = await talk(['#d03'], { given })
  expect(asked).toEqual([expect.stringContaining('In which color')])
})

test('without a terminal one message says what to add', async () => {
  const ask = (options: Parameters<typeof askQuestions>[1]) =>
    askQuestions(questions('en-GB'), options, undefined)
  expect(await ask({ given: { name: 'Hull' }, yes: false })).toEqual({
    ok: false,
    isUsage: true,
    message:
      'Nobody can be asked here: run it in a terminal, or add --trade, --color, --language, or --yes for what is usual.',
  })
  expect(await ask({ given: {}, yes: true })).toMatchObject({
    message: '--name, --trade have no usual answer: add what is missing.',
  })
})

test('input that ends before the last answer writes nothing', async () => {
  expect((await talk(['Hull Bells'])).outcome).toEqual({
    ok: false,
    isUsage: false,
    message: 'Nothing was written.',
  })
})
