import type { Asked } from '#domain/finding/find.ts'
import type { Outcome, Subject } from './outcome.ts'

/** 'How many arms does the 8 bulb post take, and how many does the 12 one?' */
const twoOfKind =
  /^(?<first>.*\bthe (?<own>\d[\d.]*) .*?)[,;]? (?:and|or) (?:\p{L}+ ){0,5}the (?<other>\d[\d.]*) ones?\b[\p{L} ]*[?.]?$/u

/**
 * What is asked of one thing, which a figure tells, and again of 'the 12 one': each is answered by
 * itself, the second by the words of the first with its own figure in them.
 */
export function createEachOfSame(
  read: (text: string) => Asked<Subject>,
  answer: (asked: Asked<Subject>) => Outcome,
): (asked: Asked<Subject>) => Outcome | undefined {
  return ({ understanding, numbers }) => {
    const { text, wantsComparison, isContinued } = understanding
    const { first, own, other } = twoOfKind.exec(text)?.groups ?? {}
    if (!first || !own || !other || wantsComparison || isContinued || numbers.length > 0)
      return undefined
    const at = first.lastIndexOf(`the ${own} `) + 'the '.length
    const texts = [own, other].map(
      (figure) => first.slice(0, at) + figure + first.slice(at + own.length),
    )
    const parts = texts.map((one) => {
      const asked = read(one)
      return { says: says(asked, at), asked, outcome: answer(asked) }
    })
    const isAnswered = parts.every(({ outcome }) => outcome.kind !== 'question')
    return isAnswered ? { kind: 'parts', parts, fits: [], apart: [] } : undefined
  }
}

/** The figure with the kind that it tells: '8 bulb post'. */
function says({ understanding: { text, kinds, mentioned } }: Asked<Subject>, at: number): string {
  const ends = [...kinds, ...mentioned].flatMap(({ from, to }) => (from > at ? to : []))
  return text.slice(at, Math.min(...ends, text.length))
}
