import { plain, policySentences, repeatsPolicy } from './policy.ts'

/** Behind a sentence, or a line; what ends a sentence in Chinese needs no space behind it. */
const ends = /[.!?…:;]["'”’)\]]*(?=\s)|[。！？；]|\n/g
/** Fewer letters of a sentence of ours tell nothing. */
const minTellingLetters = 12

type Options = {
  policy: string
  /** What may be shown of whole sentences, or of a whole reply; undefined refuses it. */
  check: (text: string) => string | undefined
}

/**
 * Checks a reply while it comes, sentence by sentence: a name between brackets is judged whole.
 * Text that begins like a sentence of the policy waits for more. Text that was shown stays.
 */
export function createReplyChecker({ policy, check }: Options) {
  const sentences = policySentences(policy)
  let reply = ''
  let checked = 0
  let shown = ''

  /** The whole text to show, at its end what is new. */
  function show(end: number): string | undefined {
    const text = check(reply.slice(checked, end))
    if (text === undefined) return undefined
    checked = end
    // Brackets that are gone may leave white space ahead of all words.
    return (shown = shown ? shown + text : text.trimStart())
  }

  return {
    /** What may be shown so far; undefined where the reply is refused. */
    add(piece: string): string | undefined {
      reply = reply ? reply + piece : piece.trimStart()
      if (repeatsPolicy(reply, policy)) return undefined
      const end = [...reply.matchAll(ends)]
        .map(({ 0: sign, index }) => index + sign.length)
        .findLast((at) => !isOpen(reply.slice(0, at)) && !mayRepeat(reply.slice(0, at), sentences))
      return (end === undefined || end <= checked ? shown : show(end))?.trimEnd()
    },
    /** The reply once it is whole; undefined where it is refused. */
    end(whole: string): string | undefined {
      if (repeatsPolicy(whole, policy)) return undefined
      reply = whole
      return show(whole.length)?.trimEnd()
    },
  }
}

const isOpen = (text: string) => text.lastIndexOf('[') > text.lastIndexOf(']')

/** The end of a text is the beginning of one of these sentences. */
function mayRepeat(text: string, sentences: readonly string[]): boolean {
  const flat = plain(text)
  return sentences.some((sentence) => {
    for (let length = minTellingLetters; length <= sentence.length; length++) {
      if (flat.endsWith(sentence.slice(0, length))) return true
    }
    return false
  })
}
