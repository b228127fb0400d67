import { colorOf, contrast, shadeOf, standingOut, type Color } from './shades.ts'

/** The custom properties of brand.css, without their dashes. */
export type BrandColors = Record<
  | 'paper'
  | 'picture-ground'
  | 'rule'
  | 'mute'
  | 'ink'
  | 'graphite'
  | 'night'
  | 'mute-on-dark'
  | 'accent'
  | 'accent-text'
  | 'accent-press'
  | 'positive'
  | 'positive-text'
  | 'positive-ground',
  Color
>

/** A little above what WCAG 2.2 AA asks of text (1.4.3) and of signs (1.4.11). */
const ofText = 4.6
const ofSigns = 3.05

/**
 * All colors of a site of its accent and of what marks what is good: grounds and texts have a trace of
 * the accent's hue, and every pair that the site sets stands out.
 */
export function brandColors(accentGiven: Color, positiveGiven: Color): BrandColors {
  const { hue, chroma } = shadeOf(accentGiven)
  const trace = Math.min(1, chroma / 0.1)
  const gray = (lightness: number, amount: number) =>
    colorOf({ lightness, chroma: amount * trace, hue })
  const paper = gray(0.98, 0.003)
  const pictureGround = gray(0.957, 0.006)
  const night = gray(0.195, 0.022)
  const light: Color[] = ['#ffffff', paper, pictureGround]
  const accentText = standingOut(accentGiven, light, ofText)
  const pressed = shadeOf(accentText)
  const positive = standingOut(positiveGiven, ['#ffffff'], 1.5)
  const green = shadeOf(positive)
  const positiveGround = colorOf({ ...green, lightness: 0.945, chroma: 0.03 })
  return {
    paper,
    'picture-ground': pictureGround,
    rule: gray(0.885, 0.01),
    mute: standingOut(gray(0.49, 0.022), light, ofText),
    ink: gray(0.235, 0.025),
    graphite: gray(0.29, 0.03),
    night,
    'mute-on-dark': gray(0.82, 0.012),
    accent: standingOut(accentGiven, [paper, night], ofSigns),
    'accent-text': accentText,
    'accent-press': colorOf({ ...pressed, lightness: Math.max(0, pressed.lightness - 0.09) }),
    positive,
    'positive-text': standingOut(positive, [...light, positiveGround], ofText),
    'positive-ground': positiveGround,
  }
}

/** What had to be another shade than was asked for, and why. */
export function shadeNotes(given: Color, colors: BrandColors): string[] {
  const figure = (ground: Color) => contrast(given, ground).toFixed(1)
  return [
    ...(colors.accent === given
      ? []
      : [
          `Lines are ${colors.accent}: ${given} has ${figure(colors.paper)}:1 with the page and ${figure(colors.night)}:1 with dark grounds, and signs need 3:1 with both (--accent in brand.css).`,
        ]),
    ...(colors['accent-text'] === given
      ? []
      : [
          `Links and buttons are ${colors['accent-text']}: ${given} has ${figure('#ffffff')}:1 with white, and text needs 4.5:1 (--accent-text).`,
        ]),
  ]
}
