import { articleFolder, articleSize } from './article-size.ts'
import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { path, rect } from './shapes.ts'

/** Least contrast of small text: WCAG 2.2, success criterion 1.4.3. */
const minContrast = 4.5
const cell = { width: 340, height: 176, gap: 30 }

/** Text on grounds of the brand, each with its contrast: what passes for small text and what does not. */
export function contrastFigure(kit: Kit): Drawing {
  const { accent, accentText, positive, positiveText, positiveGround, ink, paper } = kit.color
  const white = '#ffffff'
  const pairs = [
    ['White on orange', white, accent],
    ['White on green', white, positive],
    ['Ink on paper', ink, paper],
    ['White on dark orange', white, accentText],
    ['Ink on green', ink, positive],
    ['Dark green on pale green', positiveText, positiveGround],
  ] as const
  const sample =
    kit.letters.outline('0.25 dB', { size: 56, weight: 600 }) +
    kit.letters.outline('insertion loss, maximum', { x: 2, y: 42, size: 20 })
  const body = pairs.map(([name, text, ground], index) => {
    const x = 60 + (index % 3) * (cell.width + cell.gap)
    const y = 84 + Math.floor(index / 3) * 276
    const ratio = contrast(text, ground)
    return (
      `<g fill="${ground}">${rect(x, y, cell.width, cell.height, 2)}</g>` +
      kit.hair(rect(x, y, cell.width, cell.height, 2), 'rule') +
      `<use href="#sample" x="${x + 24}" y="${y + 100}" fill="${text}"/>` +
      kit.text(name, { x, y: y + cell.height + 34, size: 20, weight: 600 }) +
      kit.text(`${ratio.toFixed(2)}:1`, {
        x: x + cell.width - 34,
        y: y + cell.height + 34,
        size: 20,
        anchor: 'end',
      }) +
      sign(kit, ratio >= minContrast, x + cell.width - 20, y + cell.height + 20)
    )
  })
  return {
    file: `${articleFolder}/contrast.svg`,
    svg: sheet({
      ...articleSize,
      ground: kit.color.ground,
      title: 'Six pairings of text and ground in the colors of the brand, with their contrast',
      body: `<defs><path id="sample" d="${sample}"/></defs>${body.join('')}`,
    }),
  }
}

/** A check or a cross: small text may or may not be set so. */
const sign = (kit: Kit, passes: boolean, x: number, y: number) =>
  passes
    ? kit.hair(path(`M${x} ${y + 8}l6 6l12 -14`), 'positiveText', 3)
    : kit.hair(path(`M${x + 1} ${y}l14 14m0 -14l-14 14`), 'accentText', 3)

/** WCAG 2.2, definition of contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
