/** A name as it may stand between brackets: an editor's own brackets become round ones. */
export function bracketName(name: string): string {
  return name.replaceAll('[', '(').replaceAll(']', ')').replace(/\s+/g, ' ').trim()
}
