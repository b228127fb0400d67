/** False for who says what they take, and neither names HTML nor takes anything. */
export function takesPages(accept: string | undefined): boolean {
  return !accept || /text\/(?:html|\*)|\*\/\*/i.test(accept)
}
