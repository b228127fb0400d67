/** An address with what a form that works without scripts has open. */
export function withOpen(path: string, open: string | null): string {
  return open ? `${path}${path.includes('?') ? '&' : '?'}open=${encodeURIComponent(open)}` : path
}
