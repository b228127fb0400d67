// `npm run eval`: asks every request of the embedded recommender, or of the language model that
// OPENAI_API_KEY configures, prints the figures and writes them as JSON. `-- --verbose` shows
// what failed; `-- --embedded` leaves a configured model out.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allRequests } from '#content/eval/all-requests.ts'
import { askAll } from './ask-all.ts'
import { embeddedAnswers, hostedAnswers } from './answers.ts'
import { largeProducts, products } from './products.ts'
import { standing } from './standing.ts'
import { summarize } from './summary.ts'

const output = 'test-results/eval.json'
const large = 20_000

const { values } = parseArgs({
  options: { verbose: { type: 'boolean' }, embedded: { type: 'boolean' } },
})
const hosted = values.embedded ? undefined : hostedAnswers(products, process.env)
const answer = hosted ?? embeddedAnswers(products)
const { requests, stale } = standing(allRequests, products)
if (stale.length) {
  console.warn(`Expectations that the catalogue no longer bears:\n${stale.join('\n')}`)
}
const verdicts = await askAll(requests, products, answer)
const summary = summarize(verdicts)

if (values.verbose) {
  for (const { request, reply, asExpected, violations, invented } of verdicts) {
    if (asExpected && violations.length + invented.length === 0) continue
    console.log(
      `${request.id}: ${request.turns.join(' / ')}\n  ${reply}\n  ${violations.join('; ')}`,
    )
  }
}
const many = largeProducts(large)
const atLarge = summarize(await askAll(requests, many, embeddedAnswers(many)))
const { byKind, ...figures } = summary
console.table(byKind)
console.table({
  ...figures,
  [`p50 of the embedded recommender at ${large} products, ms`]: atLarge.p50,
  [`p95 of the embedded recommender at ${large} products, ms`]: atLarge.p95,
})
mkdirSync('test-results', { recursive: true })
const model = hosted ? (process.env.OPENAI_MODEL ?? 'gpt-4o-mini') : 'embedded'
const report = {
  model,
  ...summary,
  stale,
  atLarge: { products: large, p50: atLarge.p50, p95: atLarge.p95 },
  verdicts: verdicts.map(({ request, ...verdict }) => ({ id: request.id, ...verdict })),
}
writeFileSync(output, `${JSON.stringify(report, null, 2)}\n`)
console.log(`${model}; written to ${output}`)
