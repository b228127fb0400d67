import { brandColors, shadeNotes, type BrandColors } from './brand-colors.ts'
import { read, refused, type Reading } from './reading.ts'
import type { Color } from './shades.ts'

/** What marks what is good, such as a product that is on the shelf. */
const usualPositive: Color = '#3fa796'

/** '#1f6fb2', or two of them: the accent, and what marks what is good. */
export function readColors(text: string): Reading<BrandColors> {
  const given = text.split(/[\s,;]+/).filter(Boolean)
  if (given.length < 1 || given.length > 2) {
    return refused('One color, or two: the accent, and one for what is good, as #1f6fb2,#3fa796.')
  }
  const colors = given.map(hex)
  const wrong = given.find((_, at) => colors[at] === undefined)
  if (wrong !== undefined) {
    return refused(`“${wrong}” is no color: write # and six hexadecimal digits, as #1f6fb2.`)
  }
  const [accent, positive = usualPositive] = colors as [Color, Color?]
  const brand = brandColors(accent, positive)
  return read(brand, ...shadeNotes(accent, brand))
}

function hex(text: string): Color | undefined {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text) ?? []
  if (!digits) return undefined
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}
