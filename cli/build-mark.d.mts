/** Whether the build in a folder is of these files, and how another is made and marked. */
export function buildMark(
  folder: string,
  files: readonly string[],
  made?: string,
): { isCurrent(): boolean; build(make: () => void): void }
/** Every file below a folder, by its path; `leftOut` names parts of the folder itself. */
export function filesBelow(folder: string, leftOut?: readonly string[]): string[]
