import { paths } from './paths.ts'

/** A product's page as a part number that stands in a list: its own, or one of several. */
export const numberedPath = (
  { slug, partNumber }: { slug: string; partNumber: string },
  number: string,
): string => paths.product(slug, number === partNumber ? undefined : number)
