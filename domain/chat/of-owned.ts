import type { Asked, Found } from '#domain/finding/find.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import { meetsAll } from './choose-reading.ts'
import { isSure, met, missed, nearestOf } from './described-best.ts'
import { asksWhere, onlyHosts } from './where-to.ts'
import { maxNamed, type Knowledge, type Outcome, type Subject } from './outcome.ts'

/** A thing that more products may be is not known. */
const maxOwned = 12
/** What answers the words worse, of the best, is not told by them. */
const minTold = 0.6
const minHeld = 2
const nearlyAll = 0.8
/** 'Two more trays for it', and no 'it must not be over 2 kg'. */
const isForIt = /\b(?:it|them|those|these)(?:,? please)?\s*(?:[.,!]|$)/
/** Where another tells: 'and the hinge jams'. */
const newClause = /,? and (?=(?:the|it|they|now|i|we)\b)/

/**
 * 'I have two of the X6 kits left. Which panel do they go into?', 'What else does it need to hang
 * there?': one sentence tells what somebody has, by number or in words, another asks for what goes with
 * it. Only what does so by the records answers. Undefined where the text does not part so, or nothing
 * goes with what was told.
 */
export function createOfOwned(
  knowledge: Pick<Knowledge, 'finder' | 'fitsOf' | 'hostsOf' | 'partsOf' | 'ownersOf' | 'owning'>,
  read: (text: string) => Asked<Subject>,
) {
  const { finder, fitsOf, hostsOf, partsOf, ownersOf, owning } = knowledge
  const has = owning.has.map((phrase) => ` ${keyOfText(phrase)} `)
  const into = owning.into.map((phrase) => ` ${keyOfText(phrase)} `)

  return { ofOwned, partOfNamed, hostOfNamed }

  /** `text` as it was written, for a number is told by its capitals. */
  function ofOwned(text: string): Outcome | undefined {
    const parts = parted(text)
    if (!parts) return undefined
    const question = read(parts.asks)
    const { wantsComparison, wantsMeaning } = question.understanding
    if (wantsComparison || wantsMeaning) return undefined
    const owned = ownedIn(read(parts.told))
    // What is only spoken of has to be one product, to be known.
    if (parts.isSpoken && owned.length !== 1) return undefined
    return goingWith(owned, question, finder.read(text))
  }

  /** Of what an answer has named the part that a later turn tells, where it asks for no kind and no figure. */
  function partOfNamed(named: readonly Subject[], turn: Asked<Subject>): Outcome | undefined {
    const { kinds, requirements, wantsComparison, wantsMeaning, wantsDocument } = turn.understanding
    const asksOther = wantsComparison || wantsMeaning || wantsDocument || turn.numbers.length > 0
    const asksAnew = kinds.some(({ isAsked }) => isAsked) || requirements.some(isSure)
    if (asksOther || asksAnew) return undefined
    const parts = new Set(named.flatMap((one) => partsOf(one).map(({ product }) => product)))
    const found = told(turn, [], parts)
    if (!found || found[0]!.told < nearlyAll) return undefined
    const { product } = found[0]!
    const partners = named.filter((one) => partsOf(one).some((part) => part.product === product))
    return {
      kind: 'products',
      asked: turn.understanding,
      found,
      total: 1,
      partners,
      isByWords: true,
    }
  }

  /** 'And what do I slide it into?', of what an answer has named. */
  function hostOfNamed(
    named: readonly Subject[],
    turn: Asked<Subject>,
    whole: () => Asked<Subject>,
  ): Outcome | undefined {
    const { text, kinds, wantsComparison, wantsMeaning } = turn.understanding
    if (wantsComparison || wantsMeaning || kinds.length > 0 || turn.numbers.length > 0)
      return undefined
    if (!asksWhere(text)) return undefined
    return goingWith(named, turn, whole()) ?? onlyHosts(named, hostsOf)
  }

  /** 'Which panel do they go into', and no 'before it goes in', 'which splitter goes into it'. */
  function asksWhereTo(text: string): boolean {
    const key = ` ${keyOfText(text)} `
    return into.some((phrase) => {
      const at = key.indexOf(phrase)
      const behind = key.slice(at + phrase.length)
      return at >= 0 && !/^(?:it|them|that|this|those|these|there)\b/.test(behind)
    })
  }

  /** Of the sentences in front of the question what tells of a thing; 'and the hinge jams' tells of none. */
  function parted(text: string): Parts | undefined {
    const sentences = text.split(/(?<=[.;!?])\s+/)
    if (!text.includes('?')) return askedShortly(text)
    const last = sentences.findLastIndex((one) => !one.endsWith('?') && tellsOwned(one))
    if (last < 0) return spokenOf(sentences)
    // 'It goes into a shelf we own. I don't need the shelf.' asks nothing of the shelf.
    if (last < 0 || !sentences.slice(last + 1).some((one) => one.endsWith('?'))) return undefined
    const clauses = sentences.slice(0, last + 1).flatMap((one) => one.split(newClause))
    return {
      told: clauses.filter(tellsOwned).join(' '),
      asks: sentences.slice(last + 1).join(' '),
    }
  }

  /** 'Got your shelf, need two more trays for it': what asks begins another part, without a question. */
  function askedShortly(text: string): Parts | undefined {
    const clauses = text.split(/(?<=[.,;!])\s+/)
    const first = clauses.findIndex((one, at) => at > 0 && begins(one))
    if (first < 0) return undefined
    const told = clauses.slice(0, first).join(' ')
    const asks = clauses.slice(first).join(' ')
    return tellsOwned(told) && isForIt.test(asks) ? { told, asks } : undefined
  }

  function begins(clause: string): boolean {
    const key = `${keyOfText(clause)} `
    return owning.wants.some((phrase) => key.startsWith(`${keyOfText(phrase)} `))
  }

  /** 'The wall will not hold the cabinet. What goes underneath?': nothing but what goes with it is asked for. */
  function spokenOf(sentences: readonly string[]): Parts | undefined {
    const [told, asks] = [sentences.slice(0, -1).join(' '), sentences.at(-1)!]
    if (!told || told.includes('?') || !asks.endsWith('?')) return undefined
    const { wantsPartners, kinds } = read(asks).understanding
    if (!wantsPartners || kinds.length > 0) return undefined
    const isAsked = read(told).understanding.kinds.some((kind) => kind.isAsked)
    return isAsked ? undefined : { told, asks, isSpoken: true }
  }

  function tellsOwned(clause: string): boolean {
    const key = ` ${keyOfText(clause)} `
    return has.some((phrase) => key.includes(phrase))
  }

  /** What is named by number; else what the words describe and few products are. */
  function ownedIn(asked: Asked<Subject>): Subject[] {
    const sure = asked.numbers.filter(({ match }) => match === 'exact' || match === 'built')
    if (sure.length) return [...new Set(sure.map(({ product }) => product))]
    const { kinds, mentioned } = asked.understanding
    const pieces = new Set(asked.numbers.map(({ product }) => product))
    const likeliest = [...kinds, ...mentioned].map((kind) => {
      const understanding = { ...asked.understanding, kinds: [kind], mentioned: [] }
      const { results } = finder.search({ numbers: [], understanding })
      const ofKind = results.filter(({ isOfKind }) => isOfKind)
      const called = ofKind.filter(({ product }) => pieces.has(product))
      return nearestOf(called.length ? called : ofKind)
    })
    const least = Math.min(...likeliest.flat().map(missed))
    const owned = likeliest.filter(
      (one) => one.length > 0 && one.length <= maxOwned && missed(one[0]!) === least,
    )
    return [...new Set(owned.flat().map(({ product }) => product))]
  }

  function goingWith(
    owned: readonly Subject[],
    question: Asked<Subject>,
    whole: Asked<Subject>,
  ): Outcome | undefined {
    const { kinds, refersBack, pointsBack, wantsPartners, text } = question.understanding
    const isInto = asksWhereTo(text) || asksWhere(text)
    // 'The shelf we own is fine. Which lamp is of brass?' asks for what has nothing to do with it.
    if (!isInto && !refersBack && !pointsBack && !wantsPartners) return undefined
    const isPart = !isInto && kinds.length === 0
    const of = (one: Subject) => {
      const parts = partsOf(one)
      const all = isInto
        ? [...hostsOf(one), ...ownersOf(one)]
        : [...fitsOf(one), ...parts, ...ownersOf(one)]
      return (isPart && parts.length ? parts : all).map(({ product }) => product)
    }
    const going = new Set(owned.flatMap(of).filter((one) => !owned.includes(one)))
    if (going.size === 0) return undefined
    const isPlain = wantsPartners && !kinds.some((kind) => kind.isWanted)
    const found =
      meeting(question, kinds, going) ??
      told(whole, kinds, going, owned) ??
      // 'He wants a lock of his own. What is the part?': no word asks for the kind.
      (isPlain ? told(whole, [], going, owned) : undefined)
    if (!found) return undefined
    const partner = owned.find((one) => found.some(({ product }) => of(one).includes(product)))!
    return {
      kind: 'products',
      asked: { ...question.understanding, kinds: [], requirements: [] },
      found: found.slice(0, maxNamed - 1),
      total: found.length,
      partners: [partner],
    }
  }

  /** Of these what meets all that is asked of the kind; undefined where nothing is asked. */
  function meeting(
    question: Asked<Subject>,
    kinds: Asked<Subject>['understanding']['kinds'],
    among: ReadonlySet<Subject>,
  ): Found<Subject>[] | undefined {
    const { requirements } = question.understanding
    if (kinds.length === 0 && !requirements.some(isSure)) return undefined
    const understanding = { ...question.understanding, kinds, mentioned: [] }
    const finding = finder.search({ numbers: [], understanding })
    const found = finding.results.filter(
      (one) => one.isOfKind && among.has(one.product) && meetsAll(one, finding),
    )
    return found.length ? found : undefined
  }

  /** Of these the one that the words tell. */
  function told(
    whole: Asked<Subject>,
    kinds: Asked<Subject>['understanding']['kinds'],
    among: ReadonlySet<Subject>,
    /** The words tell of these as well, and ask for none of them. */
    owned: readonly Subject[] = [],
  ): Found<Subject>[] | undefined {
    const understanding = { ...whole.understanding, kinds, mentioned: [] }
    const { results } = finder.search({ numbers: [], understanding })
    const [best] = results
      .filter(({ product, isOfKind }) => among.has(product) && isOfKind)
      .toSorted((a, b) => met(b) - met(a) || b.told - a.told)
    const others = results.filter(({ product }) => !owned.includes(product))
    const most = Math.max(...others.map((one) => one.told))
    const isTold = best && best.told >= minTold * most && best.held >= minHeld
    return best && (kinds.length > 0 || isTold) ? [best] : undefined
  }
}

type Parts = {
  told: string
  asks: string
  /** Nobody says that they have it. */
  isSpoken?: true
}
