/**
 * What a link asks of the comparison that is shown, a column removed or moved to the left, asked of the one that
 * is on its way.
 * @param shown the columns that the link was made of
 * @param linked those that it leads to
 * @param asked those that are on their way
 */
export function rebased(
  shown: readonly string[],
  linked: readonly string[],
  asked: readonly string[],
): string[] {
  const removed = shown.filter((id) => !linked.includes(id))
  if (removed.length > 0) return asked.filter((id) => !removed.includes(id))
  const moved = linked.find((id, i) => id !== shown[i])
  const at = moved === undefined ? -1 : asked.indexOf(moved)
  return at > 0 ? asked.toSpliced(at - 1, 2, moved!, asked[at - 1]!) : [...asked]
}
