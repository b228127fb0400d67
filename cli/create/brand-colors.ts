import { mixColors, readableShade, type Color } from './shades.ts'
import { read, refused, type Reading } from './reading.ts'

/** The custom properties of brand.css, without their dashes. */
export type BrandColors = ReturnType<typeof brandColors>

/** A little above the minimum of WCAG 2.2 AA for text (1.4.3) and for signs (1.4.11). */
const textContrast = 4.6
const signContrast = 3.05

/**
 * The colors of a site from its accent and its color for what is good. Grounds and texts have a
 * trace of the accent, and every pair that the site sets is readable.
 */
export function brandColors(accentGiven: Color, positiveGiven: Color) {
  const tinted = (gray: Color, share: number) => mixColors(gray, accentGiven, share)
  const paper = tinted('#f9f9f9', 0.01)
  const pictureGround = tinted('#f3f3f3', 0.025)
  const night = tinted('#0f0f0f', 0.05)
  const light: Color[] = ['#ffffff', paper, pictureGround]
  const accentText = readableShade(accentGiven, light, textContrast)
  const positive = readableShade(positiveGiven, ['#ffffff'], 1.5)
  const positiveGround = mixColors('#ffffff', positive, 0.15)
  return {
    paper,
    'picture-ground': pictureGround,
    rule: tinted('#dadada', 0.04),
    mute: readableShade(tinted('#5c5c5c', 0.08), light, textContrast),
    ink: tinted('#161616', 0.06),
    graphite: tinted('#222222', 0.06),
    night,
    'mute-on-dark': tinted('#c6c6c6', 0.05),
    accent: readableShade(accentGiven, [paper, night], signContrast),
    'accent-text': accentText,
    'accent-press': mixColors(accentText, '#000000', 0.25),
    positive,
    'positive-text': readableShade(positive, [...light, positiveGround], textContrast),
    'positive-ground': positiveGround,
  }
}

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
  return read(brandColors(accent, positive))
}

function hex(text: string): Color | undefined {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text) ?? []
  if (!digits) return undefined
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}
