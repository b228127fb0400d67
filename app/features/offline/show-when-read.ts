import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/offline.ts'
import { offlinePath } from './offline-path.ts'
import styles from '../shell/navigation-progress.module.css'

/** The moment that a page which is a copy, or shows parts of one, was read; in words. */
export const whenRead = (): string | undefined => document.documentElement.dataset.read

/**
 * Says at the top of a page that is a copy when it was read. Outside of what React renders: pages
 * that are none carry nothing for it.
 */
export function showWhenRead(): void {
  const place = document.createElement('div')
  place.className = styles.track!
  place.role = 'status'
  document.body.append(place)
  const show = (isBack: boolean) => {
    const date = whenRead()
    if (!date) return
    const line = document.createElement('p')
    line.className = styles.notice!
    const link = document.createElement('a')
    // Not in the sheet, which every page carries.
    link.style.cssText = 'color: inherit; pointer-events: auto'
    link.href = isBack ? location.href : offlinePath()
    link.textContent = isBack ? texts.loadAnew : texts.whatIsKept
    const words = isBack ? fillIn(texts.asReadBefore, { date }) : fillIn(texts.asRead, { date })
    line.append(`${words} `, link)
    place.replaceChildren(line)
  }
  show(false)
  addEventListener('online', () => show(true))
  addEventListener('offline', () => show(false))
  // The worker had no answer for something that this page asked for, whatever the browser believes.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const { read } = data as { read?: string }
    if (!read) return
    document.documentElement.dataset.read = read
    show(false)
  })
}
