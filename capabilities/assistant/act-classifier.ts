import { acts, type Act, type ActClassifier, type ActGuess } from './act.ts'

/** By feature, what it adds for each act, in the order of `acts`. */
export type ActWeights = Readonly<Record<string, readonly number[]>>

/** Multinomial logistic regression: the sum of weights of all features, as probabilities. */
export function createActClassifier(weights: ActWeights): ActClassifier {
  return (features) => {
    const sums = acts.map((_, at) => {
      let sum = weights['']?.[at] ?? 0
      for (const feature of features) sum += weights[feature]?.[at] ?? 0
      return sum
    })
    const guess = shares(sums)
    return Object.fromEntries(acts.map((act, at) => [act, guess[at]!])) as ActGuess
  }
}

/** Sums as probabilities (softmax). */
function shares(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

/** The likeliest act. */
export const likeliestAct = (guess: ActGuess): Act =>
  acts.reduce((best, act) => (guess[act] > guess[best] ? act : best))

export type ActExample = { features: ReadonlySet<string>; act: Act }

/** How often all examples are seen. */
const passes = 40
const learningRate = 0.03
const decay = 0.05
/** Weights are kept in hundredths; smaller ones change no decision and fill the file. */
const precision = 100

/** Learns the weights from examples, by stochastic gradient descent with L2 decay; always the same. */
export function trainActClassifier(examples: readonly ActExample[]): ActWeights {
  const known = ['', ...frequentFeatures(examples)]
  const places = new Map(known.map((feature, place) => [feature, place]))
  const weights = known.map(() => acts.map(() => 0))
  const rows = examples.map(({ features, act }) => ({
    places: ['', ...features].flatMap((feature) => places.get(feature) ?? []),
    act: acts.indexOf(act),
  }))
  for (let pass = 0; pass < passes; pass++) {
    const rate = learningRate / (1 + pass / 5)
    for (let step = 0; step < rows.length; step++) {
      // A fixed order that visits all: 7919 is a prime.
      const row = rows[(step * 7919 + pass) % rows.length]!
      const guess = shares(acts.map((_, at) => sumAt(row.places, weights, at)))
      for (const place of row.places)
        for (const [at, weight] of weights[place]!.entries()) {
          const error = (at === row.act ? 1 : 0) - guess[at]!
          weights[place]![at] = weight + rate * (error - decay * weight)
        }
    }
  }
  return Object.fromEntries(
    known
      .map((feature, place) => [feature, weights[place]!.map(round)] as const)
      .filter(([, rounded]) => rounded.some((weight) => weight !== 0)),
  )
}

const sumAt = (places: readonly number[], weights: readonly number[][], at: number): number =>
  places.reduce((sum, place) => sum + weights[place]![at]!, 0)

const round = (weight: number): number => Math.round(weight * precision) / precision

/** What is seen less often tells nothing that holds elsewhere. */
const leastSeen = 4

function frequentFeatures(examples: readonly ActExample[]): string[] {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts].flatMap(([feature, count]) => (count >= leastSeen ? feature : []))
}
