import { readFileSync } from 'node:fs'
import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createFinder } from '#domain/finding/find.ts'
import { products } from './products.ts'
const finder = await createFinder({ products: products, definitions: attributes, vocabulary })
const verbose = process.argv[3] === '-v'
const lines = readFileSync(process.argv[2]!, 'utf8')
  .trim()
  .split('\n')
  .map((l) => JSON.parse(l))
let h1 = 0,
  h3 = 0
for (const { q, expect_any } of lines) {
  const f = finder.find(q)
  const at = f.results.findIndex((r) => expect_any.includes(r.product.slug))
  if (at === 0) h1++
  if (at >= 0 && at < 3) h3++
  if (verbose && at !== 0) {
    const u = f.understanding
    console.log(
      `#${at + 1} ${q}\n   kinds ${u.kinds.map((k) => `${k.says}(${k.members.size})`)} | ment ${u.mentioned.map((k) => k.says)} | req ${u.requirements.map((r) => r.says).join(' · ')} | unk ${u.unknown} | nums ${f.numbers.map((n) => n.match + ':' + n.partNumber)}\n   top ${f.results
        .slice(0, 3)
        .map((r) => `${r.product.slug} ${r.score.toFixed(2)}`)
        .join(', ')} | want ${expect_any[0]} ${f.results[at]?.score.toFixed(2)}`,
    )
  }
}
console.log(
  lines.length,
  'hit@1',
  (h1 / lines.length).toFixed(3),
  'hit@3',
  (h3 / lines.length).toFixed(3),
)
