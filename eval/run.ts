// `npm run eval`: puts the written requests to search and assistant, judges what comes back by the
// records, prints the figures by author and writes them as JSON. The assistant is the embedded
// recommender, or the language model that OPENAI_API_KEY configures.
//   -- --author a         this author's requests alone
//   -- --file path.jsonl  the requests of another file, in place of the company's
//   -- --verbose          what failed, and how it was read
//   -- --embedded         without a configured model
//   -- --quick            without the times of a large catalogue
//   -- --drawn 400        so many requests besides that are drawn from the records
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drawnWords } from '#content/eval/drawn-words.ts'
import { countedUnits } from '#content/eval/counted-units.ts'
import { interfaces } from '#content/interfaces.ts'
import { embeddedAnswers, searchBoxes } from './answers.ts'
import { hostedAnswers } from './hosted-answers.ts'
import { askAll, searchAll } from './ask-all.ts'
import { askDrawn, countDrawn } from './ask-drawn.ts'
import { askKinds } from './drawn/kinds.ts'
import { createJudge } from './judge-reply.ts'
import { loadRequests } from './load-requests.ts'
import { measureTimes } from './measure-times.ts'
import { documents, largeProducts, products, recordedSlugs } from './products.ts'
import { createReadAs } from './read-as.ts'
import { printFailures, printFigures } from './report.ts'
import { standing } from './standing.ts'
import { byAuthor } from './summary.ts'

const output = 'test-results/eval.json'
const large = 20_000

const { values } = parseArgs({
  options: {
    author: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    verbose: { type: 'boolean' },
    embedded: { type: 'boolean' },
    quick: { type: 'boolean' },
    drawn: { type: 'string' },
  },
})
const isWanted = ({ author }: { author: string }) => values.author?.includes(author) ?? true
const loaded = load()
const wanted = {
  search: loaded.search.filter(isWanted),
  assistant: loaded.assistant.filter(isWanted),
}
if (wanted.search.length + wanted.assistant.length === 0) {
  const authors = new Set([...loaded.search, ...loaded.assistant].map(({ author }) => author))
  console.error(`No request by ${values.author?.join(', ')}. Authors: ${[...authors].join(', ')}`)
  process.exit(1)
}
const requests = standing(wanted, products, recordedSlugs)
if (requests.stale.length) {
  console.warn(`Expectations that the catalogue no longer bears:\n${requests.stale.join('\n')}`)
}

const hosted = values.embedded ? undefined : hostedAnswers(products, process.env)
const model = hosted ? (process.env.OPENAI_MODEL ?? 'gpt-4o-mini') : 'embedded'
const answer = hosted ?? (await embeddedAnswers(products))
const judge = createJudge({ products, documents, countedUnits })
const search = searchAll(requests.search, await searchBoxes(products))
const assistant = await askAll(requests.assistant, answer, judge)

if (values.verbose) printFailures(search, assistant, await createReadAs(products))
printFigures(search, assistant)
if (values.drawn) {
  const count = Number(values.drawn)
  console.log(
    '\nDrawn from the records; with what people say of themselves, have, or nobody can meet beside it',
  )
  const told: Record<string, ReturnType<typeof countDrawn>> = {}
  for (const aside of [undefined, 'told', 'had', 'strange'] as const) {
    const verdicts = await askDrawn(products, answer, drawnWords, { count, seed: 1, aside })
    told[aside ?? 'alone'] = countDrawn(verdicts)
  }
  console.table(told)
  const of = { products, interfaces, words: drawnWords }
  console.log('\nDrawn by kind, of fits, turns and demands that nothing meets')
  console.table(await askKinds(of, answer, { count, seed: 1 }))
}
const sizes = values.quick ? [products] : [products, largeProducts(large)]
const times = await measureTimes(sizes, requests)
console.log('\nMilliseconds')
console.table(times)

mkdirSync('test-results', { recursive: true })
const report = {
  model,
  authors: Object.fromEntries(byAuthor(search, assistant)),
  stale: requests.stale,
  times,
  search: search.map(({ request, ...verdict }) => ({ ...request, ...verdict })),
  assistant: assistant.map(({ request, ...verdict }) => ({ ...request, ...verdict })),
}
writeFileSync(output, `${JSON.stringify(report, null, 2)}\n`)
console.log(`${model}; written to ${output}`)

/** What is wrong in a file is for who wrote it: no trace of ours. */
function load() {
  try {
    return loadRequests(values.file)
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}
