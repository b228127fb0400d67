import type { ProductTag } from '#domain/records/catalogue-words.ts'

/** Marks of products, on cards and pages, by the value of an attribute. */
export const productTags: ProductTag[] = []
