import { broken } from '../check-constraint.ts'
import { drawDemand, type DrawnWords } from '../drawn-requests.ts'
import { tellsOf } from './fits.ts'
import { filled, forms, namedIn, ofHalf, picker, type Draw, type Recorded } from './put.ts'

const sentences = forms(`
  {kind} with {said};; I need a {kind} with {said}, {says}.;; Which {kind} has {said}?;; A {kind}, {says}, {said}.;;
  We look for a {kind} that has {said}. It must be {says}.;; {says}, {said}: which {kind}?;; Do you make a {kind} with {said}?;;
  The {kind} we need has {said} and is {says}.`)

/** Two words that stand side by side in a list of what a product has, and in no other text of its kind. */
export const byTexts =
  (products: readonly Recorded[], words: DrawnWords): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const type = pick(Object.keys(words.kinds))
    const kind = pick(words.kinds[type]!)
    const ofKind = products.filter(({ subFamily }) => words.kinds[subFamily]?.includes(kind))
    const source = pick(ofKind.filter(({ features = [] }) => features.length > 0))
    if (!source) return undefined
    const line = JSON.stringify(pick(source.features!))
    const pairs = [...line.matchAll(/(?<![\p{L}-])(\p{Ll}{4,} \p{Ll}{4,})(?![\p{L}-])/gu)].map(
      ([, two]) => two!,
    )
    const said = pairs.length ? pick(pairs) : undefined
    const holding = ofKind.filter((one) => said && textsOf(one).includes(said))
    if (
      !said ||
      said.split(' ').some((word) => idle.test(word)) ||
      holding.length * 2 > ofKind.length
    )
      return undefined
    const asked = drawDemand(source, words, random)
    if (!asked || broken(source, asked.constraints).length) return undefined
    const form = pick(ofHalf(sentences, isOf))
    const constraints = form.includes('{says}') ? asked.constraints : []
    const right = holding.filter((one) => broken(one, constraints).length === 0)
    return {
      turns: [filled(form, { kind, said, says: asked.says })],
      judge: (reply) => {
        const claimed = [...namedIn(reply, products).claimed]
        const isTold = said.split(' ').some((word) => tellsOf(reply, word))
        const wrong = claimed.filter(
          (one) => !said.split(' ').every((word) => textsOf(one).includes(word)),
        )
        const other = claimed.filter(
          (one) =>
            broken(one, constraints).length > 0 &&
            !asked.marks.some((mark) => tellsOf(reply, mark)),
        )
        return {
          violations: [...(isTold ? [] : wrong), ...other].map(
            ({ slug }) => `${slug} has no ${said}`,
          ),
          isMissed: !claimed.some((one) => right.includes(one)),
        }
      },
    }
  }

const idle =
  /^(?:with|from|into|that|this|each|than|then|they|their|your|when|where|while|over|under|both|have|more|less|only|without|after|before|between|other)$/

const textsOf = (product: Recorded): string => JSON.stringify(product).toLowerCase()
