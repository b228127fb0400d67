// `node eval/in-site.ts train-passages.ts`: fits the weights by which the assistant ranks passages, and
// writes them. It learns from the company's training conversations and the read half of its requests:
// a passage is right that says what a request wants to hear, on a page that it names. Prints how often
// the first, and the first two, are right for authors that it has not seen.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sitePages } from '#app/features/search/site-pages.server.ts'
import weightsOfActs from '#capabilities/assistant/act-weights.json' with { type: 'json' }
import { createActClassifier } from '#capabilities/assistant/act-classifier.ts'
import { createAssistant } from '#capabilities/assistant/assistant.ts'
import {
  rankPassages,
  worthOf,
  type PassageWeights,
  type RankedPassage,
} from '#capabilities/assistant/passage-ranker.ts'
import startingWeights from '#capabilities/assistant/passage-weights.json' with { type: 'json' }
import type { Product } from '#domain/catalogue/product.ts'
import { companyFolder } from '#test/company.ts'
import { assistantKnowledge } from './assistant-knowledge.ts'
import { containsFolded } from './folded-text.ts'
import type { AssistantRequest, Kind } from './parse-requests.ts'
import { loadRequests, records } from './records.ts'
import { plainAddress } from './site-address.ts'
import { standing } from './standing.ts'

const output = 'capabilities/assistant/passage-weights.json'
const kinds: readonly Kind[] = [
  'fact',
  'assumption',
  'company',
  'documents',
  'fit',
  'definition',
  'compare',
]
type Name = keyof PassageWeights
const names = Object.keys(startingWeights) as Name[]

/** A request with its passages, and how much of what it wants each of them says, 0 to 1. */
type Example = { author: string; passages: RankedPassage<Product>[]; answers: Answer[] }
type Answer = { says: boolean[]; isPage: boolean; share: number }

const knowledge = await assistantKnowledge(() => [], { pages: sitePages([]) })
const { trace } = createAssistant(knowledge, createActClassifier(weightsOfActs))
const trainingFolder = join(companyFolder, 'eval/training')
const trainingFiles = readdirSync(trainingFolder).map((file) => join(trainingFolder, file))
const examples = [
  ...standing(loadRequests(), records).assistant.filter(({ half }) => half === 'read'),
  ...standing(loadRequests(trainingFiles), records).assistant,
].flatMap(exampleOf)

const authors = [...new Set(examples.map(({ author }) => author))]
let [first, firstTwo] = [0, 0]
for (const author of authors) {
  const weights = train(examples.filter((example) => example.author !== author))
  for (const { passages, answers } of examples.filter((example) => example.author === author)) {
    const best = passages
      .map(({ features }, at) => ({ answer: answers[at]!, worth: worthOf(features, weights) }))
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ answer }) => answer)
    if (isAnswered(best.slice(0, 1))) first++
    if (isAnswered(best.slice(0, 2))) firstTwo++
  }
}
const share = (count: number) => (count / examples.length).toFixed(2)
console.log(`${examples.length} requests: first ${share(first)}, first two ${share(firstTwo)}`)
const weights = train(examples)
writeFileSync(output, `${JSON.stringify(weights, undefined, 2)}\n`)
console.log(`written to ${output}`)

function exampleOf(request: AssistantRequest): Example[] {
  const { author, kind, says, pages, turns } = request
  if (!kinds.includes(kind) || says.length + pages.length === 0) return []
  const last = trace(turns).at(-1)!
  const passages = rankPassages(last.conversation, last, knowledge)
  const answers = passages.map(({ passage }) => answerOf(passage, request))
  return answers.some(({ share: one }) => one > 0) ? [{ author, passages, answers }] : []
}

/** What a passage says of what a request wants; half of it counts on another page. */
function answerOf(
  { text, source }: RankedPassage<Product>['passage'],
  { says, pages }: AssistantRequest,
): Answer {
  const isOnPage = source.kind === 'page'
  const address = isOnPage ? source.path : `/${source.product.slug}`
  const shown = isOnPage ? `${text} ${source.title}` : text
  const said = says.map((texts) => texts.some((one) => containsFolded(shown, one)))
  const isPage = pages.length === 0 || pages.some((page) => plainAddress(page) === address)
  const shareSaid = says.length ? said.filter(Boolean).length / says.length : 1
  return { says: said, isPage, share: shareSaid * (isPage ? 1 : says.length ? 0.6 : 0) }
}

function isAnswered(answers: readonly Answer[]): boolean {
  const all = answers[0]?.says ?? []
  return (
    answers.some(({ isPage }) => isPage) &&
    all.every((_, at) => answers.some(({ says }) => says[at]))
  )
}

/** Softmax over the passages of a request, by gradient descent (Adam) with L2 decay; always the same. */
function train(all: readonly Example[]): PassageWeights {
  const rounds = 300
  const rate = 0.05
  const decay = 0.003
  const [firstMoment, secondMoment] = [0.9, 0.999]
  const weights = names.map(() => 0)
  const mean = names.map(() => 0)
  const square = names.map(() => 0)
  const data = all.map(({ passages, answers }) => ({
    rows: passages.map(({ features }) => names.map((name) => features[name])),
    targets: answers.map(({ share: one }) => one ** 3),
  }))
  for (let round = 1; round <= rounds; round++) {
    const gradient = weights.map((weight) => decay * weight)
    for (const { rows, targets } of data) {
      const guess = softmax(
        rows.map((row) => row.reduce((sum, x, at) => sum + x * weights[at]!, 0)),
      )
      // Of several right passages the likeliest is to win.
      const wanted = targets.map((target, at) => target * (guess[at]! + 1e-3))
      const total = wanted.reduce((sum, one) => sum + one, 0)
      for (const [place, row] of rows.entries())
        for (const [at, x] of row.entries())
          gradient[at]! += (x * (guess[place]! - wanted[place]! / total)) / data.length
    }
    for (const [at, slope] of gradient.entries()) {
      mean[at] = firstMoment * mean[at]! + (1 - firstMoment) * slope
      square[at] = secondMoment * square[at]! + (1 - secondMoment) * slope ** 2
      weights[at]! -=
        (rate * (mean[at] / (1 - firstMoment ** round))) /
        (Math.sqrt(square[at] / (1 - secondMoment ** round)) + 1e-8)
    }
  }
  const rounded = weights.map((weight) => Math.round(weight * 100) / 100)
  return Object.fromEntries(names.map((name, at) => [name, rounded[at]!])) as PassageWeights
}

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - most))
  const all = powers.reduce((sum, one) => sum + one, 0)
  return powers.map((one) => one / all)
}
