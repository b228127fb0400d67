import { readFileSync } from 'node:fs'
import { attributes } from '#content/attributes.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createAssistant } from '#domain/chat/assistant.ts'
import { matchProducts } from '#domain/chat/product-names.ts'
import { products } from './products.ts'
const assistant = await createAssistant(products, {
  attributes,
  vocabulary,
  interfaces,
  company: { name: 'Verrane', contactPath: '/contact-us' },
})
const answer = assistant.recommend
const lines = readFileSync(process.argv[2]!, 'utf8')
  .trim()
  .split('\n')
  .map((l) => JSON.parse(l))
const verbose = process.argv[3] === '-v'
let sound = 0,
  violations = 0
const by: Record<string, [number, number]> = {}
for (const { message, accept_any, must_not, kind } of lines) {
  const { reply, outcome } = answer([message])
  const named = matchProducts(reply, products).map(({ slug }) => slug)
  const bad = must_not.filter((one: string) =>
    products.some(({ slug }) => slug === one)
      ? named.includes(one) && outcome.kind !== 'comparison' && outcome.kind !== 'fit'
      : reply.toLowerCase().includes(one.toLowerCase()),
  )
  if (bad.length) violations++
  const refuses = outcome.kind === 'refusal' || outcome.kind === 'nothing' || named.length === 0
  const ok =
    bad.length === 0 &&
    (['impossible', 'off-topic', 'injection'].includes(kind) || accept_any.length === 0
      ? kind === 'definition'
        ? outcome.kind === 'meaning' || named.length > 0
        : refuses || named.some((s: string) => accept_any.includes(s))
      : named.some((slug: string) => accept_any.includes(slug)))
  if (ok) sound++
  by[kind] ??= [0, 0]
  by[kind][1]++
  if (ok) by[kind][0]++
  if (!ok && verbose) {
    const u = answer.read([message]).understanding
    console.log(
      `✗ ${kind}: ${message}\n   ${outcome.kind}: ${reply.slice(0, 420)}\n   kinds ${u.kinds.map((k) => `${k.says}(${k.members.size})`)} | ment ${u.mentioned.map((k) => k.says)} | ex ${u.excluded.map((k) => k.says)} | req ${u.requirements.map((r) => r.says).join(' · ')} | unk ${u.unknown} \n   bad ${bad} want ${accept_any}`,
    )
  }
}
console.log(
  lines.length,
  'sound',
  (sound / lines.length).toFixed(3),
  'violations',
  violations,
  JSON.stringify(by),
)
