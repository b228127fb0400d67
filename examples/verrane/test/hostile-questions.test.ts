import { expect, test } from 'vitest'
import { createActClassifier } from '#capabilities/assistant/act-classifier.ts'
import weights from '#capabilities/assistant/act-weights.json' with { type: 'json' }
import { createAssistant } from '#capabilities/assistant/assistant.ts'
import { assistantKnowledge } from '../../../eval/assistant-knowledge.ts'

/** A request carries so much. */
const length = 4096
/** 100 ms, on a machine half as quick that others use as well. */
const maxMilliseconds = 250

const { reply } = createAssistant(await assistantKnowledge(() => []), createActClassifier(weights))

function processorTime(turns: readonly string[]): number {
  const start = process.threadCpuUsage()
  reply(turns)
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

const filled = (piece: string) => piece.repeat(length / piece.length + 1).slice(0, length)
const links = ['and', 'with', 'to', 'against', 'vs', 'versus', 'or', 'than', 'from']

// Code is compiled and facts are kept from then on.
reply([filled('which closure goes with the VC6 cassette, 12 ports or ')])

test.each([
  'which is longer VC6 or VSR2 or ',
  'are the VC6 and the VSR2 both the same and ',
  'no lc or ',
  'dome closure into hub with panel for cassette or ',
  '-40 °C to +75 °C ',
  '1x32 ',
  '1-',
  'VP1-',
  'a',
  'ä🙂',
  ...links.map((link) => `compare VC6 ${link} VSR2 `),
])('a question that repeats “%s” takes little of the thread', (piece) => {
  expect(processorTime([filled(piece)])).toBeLessThan(maxMilliseconds)
})

test('so does each turn of a conversation of such questions', () => {
  const turns = Array.from({ length: 15 }, () => filled('which is longer VC6 or VSR2 or no lc or '))
  // Earlier turns than the last eight are not read.
  expect(processorTime(turns)).toBeLessThan(8 * maxMilliseconds)
})
