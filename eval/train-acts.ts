// `node eval/train-acts.ts`: trains the classifier that tells what a turn does in a conversation, from
// the company's examples and the read half of its requests, and writes its weights. Prints how often it
// is right on examples of each author, trained on those of others.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createActClassifier,
  likeliestAct,
  trainActClassifier,
  type ActExample,
} from '#capabilities/assistant/act-classifier.ts'
import { acts, type Act } from '#capabilities/assistant/act.ts'
import { turnFeatures } from '#capabilities/assistant/turn-features.ts'
import { companyFolder } from '#test/company.ts'
import { assistantKnowledge } from './assistant-knowledge.ts'
import type { AssistantRequest, Kind } from './parse-requests.ts'
import { loadRequests } from './records.ts'

const output = 'capabilities/assistant/act-weights.json'
/** In each of so many rounds some authors are left out. */
const folds = 3

/** One line of a file: what a visitor writes, what they wrote before it, and what it does. */
type Line = { text: string; before: string; act: Act }

/** What the last turn of a request does, by the request's kind. */
const actOfKind: Partial<Record<Kind, Act>> = {
  constraint: 'ask',
  vague: 'ask',
  none: 'ask',
  language: 'ask',
  fit: 'fit',
  compare: 'compare',
  quantity: 'quantity',
  fact: 'fact',
  definition: 'fact',
  assumption: 'fact',
  documents: 'document',
  company: 'company',
  'off-topic': 'other',
}

const trainingFolder = join(companyFolder, 'eval/training')
const trainingFiles = readdirSync(trainingFolder).map((file) => join(trainingFolder, file))
const knowledge = await assistantKnowledge(() => [])
const folder = join(companyFolder, 'eval/acts')
const authors = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => ({
    author: file.replace('.jsonl', ''),
    examples: readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => exampleOf(JSON.parse(line) as Line)),
  }))

for (let fold = 0; fold < folds; fold++) {
  const isUnseen = (at: number) => at % folds === fold
  const seen = authors.flatMap(({ examples }, at) => (isUnseen(at) ? [] : examples))
  const classify = createActClassifier(trainActClassifier(seen))
  for (const { author, examples } of authors.filter((_, at) => isUnseen(at))) {
    const right = examples.filter(({ features, act }) => likeliestAct(classify(features)) === act)
    console.log(`${author}: ${(right.length / examples.length).toFixed(2)} of ${examples.length}`)
  }
}
const weights = trainActClassifier([
  ...authors.flatMap(({ examples }) => examples),
  ...loadRequests()
    .assistant.filter(({ half }) => half === 'read')
    .flatMap(exampleOfRequest),
  ...loadRequests(trainingFiles).assistant.flatMap(exampleOfRequest),
])
const lines = Object.entries(weights).map(
  ([feature, own]) => `${JSON.stringify(feature)}:${JSON.stringify(own)}`,
)
writeFileSync(output, `{${lines.join(',\n')}}\n`)
console.log(`${lines.length} features written to ${output}`)

function exampleOf({ text, before, act }: Line): ActExample {
  if (!acts.includes(act)) throw new Error(`“${act}” is no act: ${text}`)
  return { features: turnFeatures(knowledge.search.parse(text), before === '', knowledge), act }
}

/** The last turn of a request; what goes on with a wish may refine, replace or correct it. */
function exampleOfRequest({ turns, kind }: AssistantRequest): ActExample[] {
  const act = actOfKind[kind]
  const isFirst = turns.length === 1
  if (!act || (act === 'ask' && !isFirst)) return []
  const query = knowledge.search.parse(turns.at(-1)!)
  return [{ features: turnFeatures(query, isFirst, knowledge), act }]
}
