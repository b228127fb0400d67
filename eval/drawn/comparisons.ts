import {
  calledAs,
  filled,
  forms,
  namedIn,
  ofHalf,
  picker,
  type Draw,
  type Recorded,
} from './put.ts'

const sentences = forms(`
  Compare {a} and {b}.;; What is the difference between {a} and {b}?;; {a} or {b}?;; {a} vs {b};; How does {a} differ from {b}?;;
  Which is better for us, {a} or {b}?;; We can't decide between {a} and {b}.;; What do I gain with {a} over {b}?;;
  Put {a} next to {b} for me.;; Why would I take {a} instead of {b}?;; {a} against {b}: what changes?;;
  Please set {a} beside {b}.;; When do I take {a} and when {b}?;; In what do {a} and {b} differ?;;
  {a} and {b} look the same to me. Are they?;; Is there a reason to prefer {a} to {b}?;; Pros and cons of {a} and {b}?;;
  I have quotes for {a} and {b}. What sets them apart?`)

/** Two products, mostly of one family, that are to be set side by side. */
export const comparisons =
  (products: readonly Recorded[]): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const a = pick(products)
    const kin = products.filter(({ family, subFamily }) =>
      random() < 0.6 ? subFamily === a.subFamily : family === a.family,
    )
    const b = pick(kin)
    if (!b || a === b) return undefined
    const words = { a: calledAs(a, products, random), b: calledAs(b, products, random) }
    return {
      turns: [filled(pick(ofHalf(sentences, isOf)), words)],
      judge: (reply) => {
        const { claimed, denied } = namedIn(reply, products)
        const others = [...claimed].filter((one) => one !== a && one !== b)
        const isBoth = [a, b].every((one) => claimed.has(one) || denied.has(one))
        return {
          violations: others.map(({ slug }) => `${slug} beside ${a.slug} and ${b.slug}`),
          isMissed: !isBoth || denied.size > 0,
        }
      },
    }
  }
