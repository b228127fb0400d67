import { maxQuantity } from './list-items.ts'

export type QuantityFault = 'not whole' | 'negative' | 'none' | 'huge'

/**
 * How many a word or a cell says: '40', '40x', 'x40', '40 pcs', '1,000'; undefined for one that is
 * no number at all. '1.000' is a thousand to some and one to others: it is not taken for either.
 */
export function quantityIn(written: string): number | { fault: QuantityFault } | undefined {
  const text = written
    .trim()
    .replace(/^(?:qty|quantity)?[\s.:=]*(?:[x×*]\s*(?=\d))?/i, '')
    .replace(/(?:\s*[x×*]|\s*(?:pcs?|pieces?|ea|each|units?)\.?)$/i, '')
  if (!/^[-−+]?\d[\d.,'’\u00a0\u202f]*$/.test(text)) return undefined
  if (/^[-−]/.test(text)) return { fault: 'negative' }
  const plain = text.replace(/^\+/, '')
  const whole = /^\d{1,3}([,'’\u00a0\u202f]\d{3})+$/.test(plain)
    ? plain.replace(/\D/g, '')
    : plain.replace(/[.,]0{1,2}$/, '')
  if (!/^\d+$/.test(whole)) return { fault: 'not whole' }
  const quantity = Number(whole)
  if (quantity === 0) return { fault: 'none' }
  return quantity > maxQuantity ? { fault: 'huge' } : quantity
}
