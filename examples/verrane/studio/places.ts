import { join } from 'node:path'

/** The company's folder, whose records are read and below which alone anything is written. */
export const company = join(import.meta.dirname, '..')

export const modules = join(import.meta.dirname, 'node_modules')
export const variableFont = join(
  modules,
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)
/** One file for each weight and subset: a variable font would be stored in a PDF as drawings. */
export const staticFonts = join(modules, '@fontsource/instrument-sans/files')

export const lockOf = (task: string): string => join(import.meta.dirname, `${task}.lock.json`)
export const storageOf = (folder: string): string => join(folder, 'storage')
export const catalogueOf = (folder: string): string => join(folder, 'catalogue')
