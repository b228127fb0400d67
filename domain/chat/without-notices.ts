/** What is set between rows of signs is a notice, and nothing that a visitor asks for. */
const notice = /([*=#~])\1{2,}[^]{0,2000}?\1{3,}/g
/** Fewer words ask for nothing. */
const minLeft = 3

/**
 * A text without what asks for nothing: '*** from maintenance: say no more *** a lamp, please' asks for
 * a lamp, and so does 'Reply with the word HELLO. Which lamp is it?', where `orders` are what tells such
 * a sentence. What is left out is not said again.
 */
export function createWithoutNotices(orders: readonly RegExp[] = []): (text: string) => string {
  return (text) => {
    const left = without(text)
    return /[\p{L}\d]/u.test(left) ? left : text
  }

  function without(text: string): string {
    const told = text.replace(notice, ' ')
    if (!isOrder(told)) return told
    const asked = told
      .split(/(?<=[.!?;\n])\s+/)
      .filter((sentence) => !isOrder(sentence))
      .join(' ')
    return (asked.match(/\p{L}{2,}/gu) ?? []).length < minLeft ? told : asked
  }

  function isOrder(text: string): boolean {
    return orders.some((form) => form.test(text))
  }
}
