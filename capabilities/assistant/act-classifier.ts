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
    const most = Math.max(...sums)
    const powers = sums.map((sum) => Math.exp(sum - most))
    const all = powers.reduce((sum, one) => sum + one, 0)
    return Object.fromEntries(acts.map((act, at) => [act, powers[at]! / all])) as ActGuess
  }
}

/** The likeliest act. */
export const likeliestAct = (guess: ActGuess): Act =>
  acts.reduce((best, act) => (guess[act] > guess[best] ? act : best))

export type ActExample = { features: ReadonlySet<string>; act: Act }

const rounds = 40
const learningRate = 0.03
const decay = 2e-4
/** Weights below it change no decision and fill the file. */
const leastWeight = 0.1

/** Learns the weights from examples, by stochastic gradient descent with L2 decay; always the same. */
export function trainActClassifier(examples: readonly ActExample[]): ActWeights {
  const weights: Record<string, number[]> = { '': acts.map(() => 0) }
  const known = frequentFeatures(examples)
  for (let round = 0; round < rounds; round++) {
    const rate = learningRate / (1 + round / 5)
    const classify = createActClassifier(weights)
    for (let step = 0; step < examples.length; step++) {
      // A fixed order that visits all: 7919 is a prime.
      const { features, act } = examples[(step * 7919 + round) % examples.length]!
      const guess = classify(features)
      for (const feature of ['', ...features]) {
        if (feature && !known.has(feature)) continue
        const featureWeights = (weights[feature] ??= acts.map(() => 0))
        for (const [at, name] of acts.entries())
          featureWeights[at]! +=
            rate * ((name === act ? 1 : 0) - guess[name]) - rate * decay * featureWeights[at]!
      }
    }
  }
  return Object.fromEntries(
    Object.entries(weights)
      .map(
        ([feature, featureWeights]) =>
          [feature, featureWeights.map((weight) => Math.round(weight * 10) / 10)] as const,
      )
      .filter(([, featureWeights]) =>
        featureWeights.some((weight) => Math.abs(weight) >= leastWeight),
      ),
  )
}

/** What is seen less often tells nothing that holds elsewhere. */
const leastSeen = 5

function frequentFeatures(examples: readonly ActExample[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Set([...counts].flatMap(([feature, count]) => (count >= leastSeen ? feature : [])))
}
