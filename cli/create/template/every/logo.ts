import type { Logo } from '#domain/records/site.ts'

/** The mark beside the name. public/ has it as icons, storage/other as a card of social networks. */
export const logo: Logo = {
  width: Number('{{logoWidth}}'),
  height: Number('{{logoHeight}}'),
  fill: '{{logoFill}}',
  line: '{{logoLine}}',
}
