import { mixColors, readableShade, type Color } from './shades.ts'
import type { Reading } from './questions.ts'

/** The custom properties of brand.css, without their dashes. */
export type BrandColors = ReturnType<typeof brandColors>

/** A little above the minimum of WCAG 2.2 AA for text (1.4.3) and for signs (1.4.11). */
const textContrast = 4.6
const signContrast = 3.05

/** Marks what is good, such as a product that is on the shelf. */
const positive: Color = '#3fa796'

/**
 * The colors of a site from its accent. Grounds and texts have a trace of the accent, and every pair
 * that the site sets is readable.
 */
export function brandColors(accentGiven: Color) {
  const tinted = (gray: Color, share: number) => mixColors(gray, accentGiven, share)
  const paper = tinted('#f9f9f9', 0.01)
  const pictureGround = tinted('#f3f3f3', 0.025)
  const night = tinted('#0f0f0f', 0.05)
  const light: Color[] = ['#ffffff', paper, pictureGround]
  const accentText = readableShade(accentGiven, light, textContrast)
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

/** '#1f6fb2', also in three digits or without the sign. */
export function readAccent(text: string): Reading<BrandColors> {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? []
  if (!digits) {
    const message = `“${text}” is no color: write # and six hexadecimal digits, as #1f6fb2.`
    return { ok: false, message }
  }
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return { ok: true, value: brandColors(`#${six.toLowerCase()}`) }
}
