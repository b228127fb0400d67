import type { Fit } from '#domain/catalogue/fits.ts'
import { endsOf, mismatchesBetween } from '#domain/catalogue/mismatches.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import { createNamedForHost } from './named-for-host.ts'
import { maxNamed, type Knowledge, type Outcome, type Subject } from './outcome.ts'

/** What goes with what, as far as the records say so. */
export function createTogether(
  knowledge: Pick<
    Knowledge,
    | 'fitsOf'
    | 'hostsOf'
    | 'takenBy'
    | 'partsOf'
    | 'fitsBetween'
    | 'eachPartner'
    | 'mismatches'
    | 'asNumbered'
  >,
) {
  const { fitsOf, hostsOf, takenBy, partsOf, fitsBetween, eachPartner, mismatches } = knowledge
  const namedForHost = createNamedForHost(knowledge)
  return { between, partnersOf, chainOf, fit, fitAsked, fitAs }

  /** All that goes with any of these: what is asked of many against one, or many, is asked here. */
  function partnersOf(products: readonly Subject[]): ReadonlySet<Subject> {
    const found = new Set<Subject>()
    eachPartner(products, (partner) => found.add(partner))
    return found
  }

  /** What has to be bought with it, by its record. */
  function neededBy(product: Subject): Subject[] {
    return partsOf(product).flatMap((part) => (part.isNeeded ? part.product : []))
  }

  function between(a: Subject, b: Subject): Fit<Subject>[] {
    // Of the two alone: either may go with thousands.
    const fits = fitsBetween(a, b)
    if (fits.length) return fits
    const to = (part: Subject, other: Subject) =>
      partsOf(part).filter(({ product }) => product.slug === other.slug)
    return [...to(a, b), ...to(b, a)]
  }

  /** Of two that are part numbers, whose places may be others than those of their products. */
  function fitAs(a: Subject, b: Subject) {
    const fits = fitsBetween(a, b)
    const [found] = fits
    const named = namedForHost(a)(b) ?? namedForHost(b)(a)
    if (found?.kind !== 'place' || !named) return fit(a, b, fits)
    const { instead, ...rest } = fit(a, b, [])
    return {
      ...rest,
      instead: instead.filter(({ slug }) => slug !== b.slug),
      named: { number: named, interface: found.interface },
    }
  }

  /** With what else the first goes, where it does not go with the second. */
  function fit(a: Subject, b: Subject, fits = between(a, b)): Extract<Outcome, { kind: 'fit' }> {
    const sameAs = (product: Subject) =>
      product.subFamily === b.subFamily || product.family === b.family
    const others = fits.length ? [] : fitsOf(a).map(({ product }) => product)
    const namedBy = namedForHost(a)
    const instead = [...new Set([...others.filter(sameAs), ...others])]
      .values()
      .filter((one) => !namedBy(one))
      .take(maxNamed)
      .toArray()
    const needed = fits.length ? [...neededBy(a), ...neededBy(b)] : []
    const needs = [...new Set(needed)].filter((one) => one !== a && one !== b)
    const mismatch = fits.length ? undefined : (mismatchOf(a, b) ?? mismatchOf(b, a))
    return {
      kind: 'fit',
      products: [a, b],
      fits,
      instead,
      ...(needs.length && { needs }),
      ...(mismatch && { mismatch }),
    }
  }

  function mismatchOf(part: Subject, host: Subject) {
    const [found] = mismatchesBetween(endsOf(part), endsOf(host), mismatches)
    return found && { ...found, part, host }
  }

  /** 'Which panels go into the frame' asks what the frame takes; 'does the panel', where it goes. */
  function fitAsked(
    host: Subject,
    part: Subject,
    { kinds: [kind], requirements }: Pick<Understanding, 'kinds' | 'requirements'>,
  ) {
    const isDescribed = requirements.some(({ isGuess }) => !isGuess)
    return kind?.isWanted || !isDescribed ? fit(host, part) : fit(part, host)
  }

  /** The way from some of these into what is named, or from that into one of them, by a third. */
  function chainOf(wanted: readonly Subject[], named: Subject): Outcome | undefined {
    const direct = new Set(fitsOf(named).map(({ product }) => product))
    if (wanted.some((one) => one === named || direct.has(one))) return undefined
    const held = new Set(byPlace(takenBy(named)))
    const viaOf = firstHostIn(held)
    const ways = wanted.flatMap((part) => {
      const via = viaOf(part)
      return via ? [{ part, via }] : []
    })
    const via = ways[0]?.via
    if (via) {
      const parts = ways.filter((way) => way.via === via).map(({ part }) => part)
      return { kind: 'chain', parts: parts.slice(0, maxNamed), via, into: named }
    }
    const intoOf = firstHostIn(new Set(wanted))
    for (const host of byPlace(hostsOf(named))) {
      const into = intoOf(host)
      if (into) return { kind: 'chain', parts: [named], via: host, into }
    }
    return undefined
  }

  /** Of what a part goes into, the first of these. What takes up the same places goes into the same, but itself. */
  function firstHostIn(these: ReadonlySet<Subject>): (part: Subject) => Subject | undefined {
    const known = new Map<string, Subject | undefined>()
    const find = (part: Subject) => byPlace(hostsOf(part)).find((host) => these.has(host))
    return (part) => {
      if (these.size === 0) return undefined
      if (these.has(part)) return find(part)
      const key = JSON.stringify(part.accepts ?? null)
      if (!known.has(key)) known.set(key, find(part))
      return known.get(key)
    }
  }
}

/** Only through places: a cord that mates with both carries neither into the other. */
function byPlace(fits: readonly Fit<Subject>[]): Subject[] {
  return fits.flatMap(({ kind, product }) => (kind === 'place' ? [product] : []))
}
