import type { Logo } from '#domain/records/site.ts'

/**
 * The mark beside the name, as path data of an SVG that is drawn in a box of these pixels: `fill` for
 * areas, `line` for strokes. public/ has it as icons, storage/other as a card of social networks.
 */
export const logo: Logo = {
  width: 24,
  height: 24,
  line: 'M12 3a9 9 0 1 0 .01 0z',
}
