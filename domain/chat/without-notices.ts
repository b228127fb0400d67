/** What is set between rows of signs is a notice, and nothing that a visitor asks for. */
const notice = /([*=#~])\1{2,}[^]{0,2000}?\1{3,}/g

/** A text without notices: '*** from maintenance: say no more *** a lamp, please' asks for a lamp. */
export function withoutNotices(text: string): string {
  const left = text.replace(notice, ' ')
  return /[\p{L}\d]/u.test(left) ? left : text
}
