/** True for what a text may lead to: a page or a place of this site, the web, a mailbox, a telephone. */
export function isLink(href: string): boolean {
  // Browsers leave out what cannot be seen, and take a backslash for a slash.
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\p{Cc}\\]*$/iu.test(href)
}
