import * as texts from '#texts/locale.ts'

/** A sum without small change, in the currency of a site where it names one: €1,250 or 1.250 €. */
export function formatSum(sum: number, currency: string | undefined): string {
  const inCurrency = currency !== undefined && ({ style: 'currency', currency } as const)
  return sum.toLocaleString(texts.locale, { ...inCurrency, maximumFractionDigits: 0 })
}
