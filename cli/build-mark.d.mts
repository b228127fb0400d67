/** A hash of the contents and names of the files that a build in a folder is made of. */
export function buildMark(folder: string, files: readonly string[], made?: string): string
/** Every file below a folder, by its path; `leftOut` names parts of the folder itself. */
export function filesBelow(folder: string, leftOut?: readonly string[]): string[]
