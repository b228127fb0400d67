import { broken } from '../check-constraint.ts'
import { drawDemand, type DrawnWords } from '../drawn-requests.ts'
import { tellsOf } from './fits.ts'
import type { FitRecords } from './fit-records.ts'
import { filled, forms, namedIn, ofHalf, picker, plural, type Draw, type Recorded } from './put.ts'

const sentences = forms(`
  A {host} with {l1}, and {parts} with {l2} that go in it.;; I need a {host}, {l1}, and the {parts} for it, {l2}.;;
  {parts} with {l2} in a {host} with {l1};; Please list a {host} ({l1}) and the {parts} to fill it ({l2}).;;
  We want {parts}, {l2}, and the {host} they go into, {l1}.;; Which {host} with {l1} takes {parts} with {l2}?;;
  {host}, {l1}. Plus {parts}, {l2}, to fit.;; Quote a {host} with {l1} together with {parts}: {l2}.;;
  I need a {host} and the {parts} that go in it.;; a {part} and the {host} for it;; {host} plus 24 {parts};;
  A {host} with {l1} as well as {parts} with {l2}, please.;; Order one {host}, {l1}, along with {parts}, {l2}.;;
  Looking for a {host}, {l1}, and the {parts} to go with it.;; One {host} and one {part} for it, {l2}.;;
  We need {parts} with {l2} plus a {host} with {l1} to put them in.`)

type Of = { products: readonly Recorded[]; records: FitRecords; words: DrawnWords }

/** Two kinds that each do a part, with a demand on each. */
export const twoKinds =
  ({ products, records: { going, hosts }, words }: Of): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const known = (one: Recorded) => Object.hasOwn(words.kinds, one.subFamily)
    const host = pick(hosts.filter((one) => known(one) && one.provides))
    const part = pick(
      [...going(host)].filter((one) => known(one) && one.subFamily !== host.subFamily),
    )
    if (!part) return undefined
    const [a, b] = [drawDemand(host, words, random), drawDemand(part, words, random)]
    if (!a || !b || broken(host, a.constraints).length || broken(part, b.constraints).length)
      return undefined
    const [saidHost, saidPart] = [
      pick(words.kinds[host.subFamily]!),
      pick(words.kinds[part.subFamily]!),
    ]
    if (saidHost === saidPart) return undefined
    const form = pick(ofHalf(sentences, isOf))
    const ofHost = form.includes('{l1}') ? a.constraints : []
    const ofPart = form.includes('{l2}') ? b.constraints : []
    const text = filled(form, {
      host: saidHost,
      part: saidPart,
      parts: plural(saidPart),
      l1: a.says,
      l2: b.says,
    })
    const of = (said: string) => (one: Recorded) => words.kinds[one.subFamily]?.includes(said)
    return {
      turns: [text],
      judge: (reply) => {
        const claimed = [...namedIn(reply, products).claimed]
        const isTold = [...a.marks, ...b.marks].some((mark) => tellsOf(reply, mark))
        const ends = claimed.filter(of(saidHost))
        const inserts = claimed.filter(of(saidPart))
        const others = claimed.filter((one) => !ends.includes(one) && !inserts.includes(one))
        const does = (constraints: string[]) => (one: Recorded) =>
          broken(one, constraints).length === 0
        const wrong = [
          ...ends.filter((one) => !does(ofHost)(one)),
          ...inserts.filter((one) => !does(ofPart)(one)),
          // Words for a kind mean more than one type: it does one part or the other.
          ...others.filter((one) => !does(ofHost)(one) && !does(ofPart)(one)),
        ]
        const isPair = [...ends, ...inserts].some((one) =>
          claimed.some((other) => going(one).has(other)),
        )
        return {
          violations: isTold ? [] : wrong.map(({ slug }) => `${slug} does not do its part`),
          isMissed: !isPair,
        }
      },
    }
  }
