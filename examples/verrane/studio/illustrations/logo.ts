import { logo } from '../../logo.ts'
import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { at } from './shapes.ts'

/** A V of glass, open where the line of light passes. */
export const markSize = { width: logo.width, height: logo.height }
export const { fill: glass = '', line: light = '' } = logo

export const mark = (glassColor: string, lightColor: string): string =>
  `<path fill="${glassColor}" d="${glass}"/><path stroke="${lightColor}" stroke-width="1.6" d="${light}"/>`

/** Logo and mark on paper and on dark grounds, and in one color for print and engraving. */
export function logos(kit: Kit): Drawing[] {
  const { ink, paper, accent } = kit.color
  const variants = [
    ['', ink, accent],
    ['-on-dark', paper, accent],
    ['-ink', ink, ink],
    ['-white', '#ffffff', '#ffffff'],
  ] as const
  const word = { x: 50, y: 23.5, size: 22, weight: 600, tracking: -0.02 } as const
  const width = Math.ceil(50 + kit.letters.width('Verrane', word)) + 2
  return variants.flatMap(([suffix, glassColor, lightColor]): Drawing[] => [
    {
      file: `storage/other/logo/verrane-logo${suffix}.svg`,
      svg: sheet({
        width,
        height: 32,
        title: 'Verrane',
        body:
          at(2, 5, mark(glassColor, lightColor)) +
          `<path fill="${glassColor}" d="${kit.letters.outline('Verrane', word)}"/>`,
      }),
    },
    {
      file: `storage/other/logo/verrane-mark${suffix}.svg`,
      svg: sheet({ ...markSize, title: 'Verrane', body: mark(glassColor, lightColor) }),
    },
  ])
}

/**
 * The icon of a browser tab: a dark tile, since a tab may be light or dark, and a heavier V with
 * the light in two branches. Its level edges lie on even units, which are pixels at sixteen.
 */
export const tabIcon = (kit: Kit): string =>
  sheet({
    width: 32,
    height: 32,
    title: 'Verrane',
    body: `<rect width="32" height="32" rx="5" fill="${kit.color.ink}"/>` + tabMark(kit.color),
  })

/** `left` and `right` are where the light comes in and goes out. */
const tabMark = ({ paper, accent }: Kit['color'], left = 0, right = 32) =>
  `<path fill="${paper}" d="M2 4H8L13 20L18 4H24L16 28H10Z"/>` +
  `<path fill="${accent}" d="M${left} 10H18V14H${left}Z"/>` +
  `<path stroke="${accent}" stroke-width="3" d="M17 11.5C25 11.5 26 5 32 5H${right}M17 12.5C25 12.5 26 19 32 19H${right}"/>`

/**
 * An icon for home screens: the same sign on a full ground, the light running to its edges. `share`
 * is the part of the width that the tab's icon would take; a maskable icon needs more room around.
 */
export const appIcon = (kit: Kit, share: number): string => {
  const scale = (512 * share) / 32
  const [x, y] = [256 - 14.5 * scale, 256 - 16 * scale]
  return sheet({
    width: 512,
    height: 512,
    title: 'Verrane',
    ground: kit.color.ink,
    body:
      `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})">` +
      `${tabMark(kit.color, -40, 80)}</g>`,
  })
}
