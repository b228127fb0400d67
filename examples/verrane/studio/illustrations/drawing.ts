/** A picture to be saved: `file` from the repository's root, `svg` its whole text. */
export type Drawing = {
  file: string
  svg: string
}
