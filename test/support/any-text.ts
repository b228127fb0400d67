import fc from 'fast-check'

const surrogates = 0x800
const firstSurrogate = 0xd800
const lastCodePoint = 0x10ffff

/**
 * Text of any code points but lone surrogates, as `unit: 'binary'` gives it, without the second
 * of work that it takes to make that unit's table.
 */
export function anyText(constraints: { minLength?: number; maxLength?: number } = {}) {
  return fc.string({ ...constraints, unit: anyCodePoint })
}

const anyCodePoint = fc
  .nat(lastCodePoint - surrogates)
  .map((n) => String.fromCodePoint(n < firstSurrogate ? n : n + surrogates))
