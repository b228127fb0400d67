import { onFirstSign } from '#app/ui/first-sign.ts'

/** The press of a link and what it brings come first. */
const afterSign = 2000
/** Who only reads gives no sign; whatever a first view takes is there by then. */
const withoutSign = 8000

/** Brings the code that keeps pages for reading without a network, when nobody waits for anything. */
export function beginOffline(): void {
  const begin = () => void import('./keep-seen.ts').then(({ keepSeen }) => keepSeen())
  const late = setTimeout(() => {
    stop()
    begin()
  }, withoutSign)
  const stop = onFirstSign(() => {
    clearTimeout(late)
    setTimeout(begin, afterSign)
  })
}
