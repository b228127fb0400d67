import type { Asked } from '#domain/finding/find.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { createTogether } from './together.ts'

/** Of more, nobody reads which goes with which. */
const maxPaired = 6

/**
 * Whether what is named goes together: two, or each pair of more. Of `asked`, `numbers` are those
 * that name one product for sure.
 */
export function createFitsNamed(knowledge: Knowledge) {
  const { asNumbered } = knowledge
  const { fit, fitAs, chainOf } = createTogether(knowledge)

  return (
    products: readonly [Subject, Subject, ...Subject[]],
    { numbers, understanding }: Asked<Subject>,
  ): Outcome => {
    const [first, second] = products
    const isSure = products.every((one) => numbers.some(({ product }) => product === one))
    if (products.length > 2 && products.length <= maxPaired && isSure) {
      const several = eachPair(products, { numbers, understanding })
      if (several) return several
    }
    const { found, mates } = fitOf(first, second, numbers)
    if (mates || found.fits.length > 0) return found
    return chainOf([first], second) ?? chainOf([second], first) ?? found
  }

  function fitOf(a: Subject, b: Subject, numbers: Asked<Subject>['numbers']) {
    const [one, other] = [a, b].map((product) => {
      const hit = numbers.find((number) => number.product === product)
      return hit ? asNumbered(product, hit.partNumber) : product
    }) as [Subject, Subject]
    const direct = fit(a, b)
    // Ports of another polish mate with others than their series'; what may be bought with it is the same.
    const mates = direct.fits.some(({ interface: name }) => name !== '')
    const numbered = one !== a || other !== b ? fitAs(one, other) : direct
    const isNumbered = mates || numbered.fits.length > 0 || direct.fits.length === 0
    return { found: isNumbered ? numbered : direct, mates }
  }

  /** 'How many arms go into the post and how many into the pole?' Undefined where one pair at most does. */
  function eachPair(
    products: readonly Subject[],
    { numbers, understanding }: Asked<Subject>,
  ): Outcome | undefined {
    const pairs = products.flatMap((one, at) =>
      products.slice(at + 1).map((other): [Subject, Subject] => [one, other]),
    )
    const fits = pairs.flatMap((pair) => {
      const [going] = fitOf(...pair, numbers).found.fits
      return going ? [{ pair, fit: going }] : []
    })
    if (fits.length < 2) return undefined
    const going = new Set(fits.flatMap(({ pair }) => pair))
    const alone = products.filter((one) => !going.has(one))
    return { kind: 'together', asked: understanding, fits, alone, others: [] }
  }
}
