/** '40 of these', '200 pcs'; the lookbehind keeps off the end of a part number. */
const form =
  /(?<![\p{L}\d.-])(\d{1,6})\s+(?:of\s+(?:these|those|them|it|this|that)|pcs|pieces|units)(?![\p{L}\d])/u

/** How many a normalized text asks a price of; 1 where it tells nothing. */
export function askedQuantity(text: string): number {
  const quantity = Number(form.exec(text)?.[1] ?? 1)
  return quantity > 0 ? quantity : 1
}
