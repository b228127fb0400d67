import { broken } from '../check-constraint.ts'
import { drawDemand, type Asked, type DrawnWords } from '../drawn-requests.ts'
import { filled, forms, namedIn, ofHalf, picker, plural, type Draw, type Recorded } from './put.ts'

const sentences = forms(`
  {kind} with {list};; Do you make a {kind}, {list}?;; I need a {kind}: {list}.;; Which of your {kinds} is {list}?;;
  Looking for a {kind}, {list}. Part number, please.;; Is there a {kind} that is {list}?;; We want a {kind} for a new site. It must be {list}.;;
  Please quote one {kind}, {list}.;; {list}: do you have such a {kind}?;; My customer insists on a {kind} with {list}. Yours?;;
  One single {kind}, {list}, not two of them.;; Got any {kinds}, {list}?;; For a tender: {kind}, {list}.;;
  Can you supply a {kind} with {list}? Nothing else will pass.`)
const least = forms(
  'at least {};; {} or more;; minimum {};; no less than {};; {};; over {};; {} minimum;; not under {}',
)
const most = forms(
  'at most {};; {} or less;; max {};; no more than {};; under {};; below {};; up to {};; not over {}',
)
/** So many times beyond what is made. */
const times = [1.5, 2, 3]

/**
 * A demand beyond every product that the word for the kind may mean, with what one of them meets
 * beside it; or two demands that none meets together.
 */
export const beyond =
  (products: readonly Recorded[], words: DrawnWords): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const type = pick(Object.keys(words.kinds))
    const said = pick(words.kinds[type]!)
    const meant = new Set(
      Object.keys(words.kinds).filter((one) => words.kinds[one]!.includes(said)),
    )
    const ofKind = products.filter(({ subFamily }) => meant.has(subFamily))
    const source = pick(ofKind)
    const raised = random() < 0.6 ? raise(ofKind, words, pick) : undefined
    const asked = [
      raised,
      drawDemand(source, words, random),
      drawDemand(pick(ofKind), words, random),
    ]
      .filter((one) => one !== undefined)
      .slice(0, raised && random() < 0.5 ? 1 : 2)
    const constraints = asked.flatMap((one) => one.constraints)
    const keys = new Set(constraints.map((one) => one.split(' ')[0]))
    if (asked.length === 0 || keys.size < asked.length) return undefined
    if (ofKind.some((one) => broken(one, constraints).length === 0)) return undefined
    const list = asked.map(({ says }) => says).join(random() < 0.5 ? ' and ' : ', ')
    const text = filled(pick(ofHalf(sentences, isOf)), { kind: said, kinds: plural(said), list })
    return {
      turns: [text],
      // What is named is said not to meet it, whatever else is told.
      judge: (reply) => ({
        violations: [...namedIn(reply, products).claimed]
          .filter((one) => broken(one, constraints).length > 0)
          .map((one) => `${one.slug} is not ${broken(one, constraints).join(', ')}`),
        isMissed: false,
      }),
    }
  }

/** A figure that is better than that of all that state it. */
function raise(
  ofKind: readonly Recorded[],
  { figures }: DrawnWords,
  pick: <T>(list: readonly T[]) => T,
): Asked | undefined {
  const { key, said, bounds } = pick(figures)
  const bound = pick(bounds)
  const all = ofKind.flatMap(({ attributes }) =>
    key.split('|').flatMap((one) => (attributes[one] ?? []).flatMap(figuresOf)),
  )
  if (all.length === 0) return undefined
  const factor = pick(times)
  const figure =
    bound === '>=' ? Math.ceil(Math.max(...all) * factor) : round(Math.min(...all) / factor)
  if (figure <= 0 || !Number.isFinite(figure)) return undefined
  const form = pick(bound === '>=' ? least : most)
  return {
    says: form.replace('{}', pick(said).replace('{n}', String(figure))),
    constraints: [`${key} ${bound} ${figure}`],
    marks: [String(figure)],
  }
}

function figuresOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  const { min, typ, max } = Object(value) as Record<string, number | undefined>
  return [min, typ, max].filter((one) => one !== undefined)
}

const round = (figure: number) => (figure > 3 ? Math.floor(figure) : Number(figure.toPrecision(2)))
