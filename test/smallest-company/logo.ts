import type { Logo } from '#domain/records/site.ts'

/** A ball between two seats. */
export const logo: Logo = {
  width: 24,
  height: 24,
  fill: 'M12 4a8 8 0 1 0 .01 0zM0 2h3v20H0zM21 2h3v20h-3z',
}
