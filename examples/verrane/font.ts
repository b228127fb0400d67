import url from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** The file of brand.css that every page fetches first; undefined where the system's fonts do. */
export const fontUrl: string | undefined = url
