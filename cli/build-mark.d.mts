/** Whether the build in a place below `root` is of these files, and how another is made and marked. */
export function buildMark(
  root: string,
  place: string,
  files: readonly string[],
): { isCurrent(): boolean; build(make: () => void): void }
