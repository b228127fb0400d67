import { isSame, type Quantity } from './quantities.ts'

const claim =
  /\b(?:meets?|fits?|suits?|satisf(?:y|ies)|match(?:es)?|fulfils?|fulfills?|recommend|works?)\b/

/**
 * Figures with units that the visitor states and a reply that says 'meets' passes over: it names
 * them neither as met nor as left out. `sentences` are those that recommend something.
 */
export function droppedRequirements(
  turn: string,
  reply: string,
  sentences: readonly string[],
  read: (text: string) => Quantity[],
): string[] {
  // A product's name says 144 without saying that it was asked for.
  const plain = withoutNames(reply)
  if (!sentences.some((sentence) => claim.test(withoutNames(sentence)))) return []
  const said = read(plain)
  return read(turn)
    .filter((asked) => !said.some((one) => isSame(one, asked)) && !standsBare(plain, asked))
    .map(({ text }) => text)
}

const withoutNames = (text: string) => text.replace(/\[[^\]]*\]/g, '[]')

/** The figure as it was written, without a unit of its own: 'I did not take into account: 45'. */
function standsBare(reply: string, { text }: Quantity): boolean {
  const [written = ''] = text.split(' ')
  return new RegExp(
    String.raw`(?<![\d.,\p{Script=Latin}])${RegExp.escape(written)}(?= ?(?:[,;:)]|\.(?!\d)|and\b|or\b|to\b|$))`,
    'u',
  ).test(reply)
}
