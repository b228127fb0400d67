import type { Logo } from '#domain/records/site.ts'

/** A line of light that enters a V of glass, splits and arrives. */
export const logo: Logo = {
  width: 36,
  height: 22,
  fill: 'M.5 1H4.4L8 8.4H4.1ZM16.3 5H20.2L18.6 8.4H14.7ZM5.6 11.6H9.5L11.3 15.4L13.1 11.6H17L12.5 21H10.1Z',
  line: 'M0 10H36M16.5 10C24 10 26.5 3.5 36 3.5M16.5 10C24 10 26.5 16.5 36 16.5',
}
