import { onFirstSign } from '#app/ui/first-sign.ts'

/** The press of a link and what it brings come first. */
const afterSign = 2000
/** Who only reads gives no sign; whatever a first view takes is there by then. */
const withoutSign = 8000

/**
 * Brings the code that keeps pages for reading without a network, when nobody waits for anything;
 * at once on a page that is such a copy, for it says so. However often it is imported, it runs once.
 */
export function beginOffline(): void {
  const begin = () => void import('./keep-seen.ts')
  setTimeout(begin, 'read' in document.documentElement.dataset ? 0 : withoutSign)
  onFirstSign(() => setTimeout(begin, afterSign))
}
