import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/offline.ts'
import { offlinePath } from './offline-path.ts'
import type { Unheard } from './patience.ts'
import styles from '../shell/connection-notice.module.css'

/** The moment that a page which is a copy, or shows parts of one, was read; in words. */
export const whenRead = (): string | undefined => document.documentElement.dataset.read

const noticeId = 'when-read'

/** Says there that what was pressed is not kept. The page that is being read stays. */
export function sayNotKept(): void {
  const place = document.getElementById(noticeId)
  if (!place) return
  place.replaceChildren(lineOf(`${texts.notKept}.`))
  // What else the page asks for in vain does not take its place.
  place.dataset.notKept = ''
}

/** Leads to what is kept, unless told otherwise. */
function lineOf(words: string, link = { to: offlinePath(), text: texts.whatIsKept }) {
  const line = document.createElement('p')
  line.className = styles.notice!
  const leading = document.createElement('a')
  // Not in the sheet, which every page carries.
  leading.style.cssText = 'color: inherit; pointer-events: auto'
  leading.href = link.to
  leading.textContent = link.text
  line.append(`${words} `, leading)
  return line
}

/**
 * Says in `place`, at the top of a page that is a copy, when it was read. A page that hydrates whole
 * gets its place here, outside of what React renders.
 */
export function showWhenRead(place = createPlace()): void {
  const show = (isBack: boolean) => {
    const date = whenRead()
    if (!date || (!isBack && place.dataset.notKept !== undefined)) return
    delete place.dataset.notKept
    const isSlow = document.documentElement.dataset.why === ('silent' satisfies Unheard)
    const words = isBack ? texts.asReadBefore : isSlow ? texts.asReadSlow : texts.asRead
    const link = isBack ? { to: location.href, text: texts.loadAnew } : undefined
    place.replaceChildren(lineOf(fillIn(words, { date }), link))
  }
  show(false)
  addEventListener('online', () => show(true))
  addEventListener('offline', () => show(false))
  // The worker had no answer for something that this page asked for, whatever the browser believes.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const { read, why, answered } = data as { read?: string; why?: Unheard; answered?: true }
    if (answered) show(true)
    if (!read) return
    Object.assign(document.documentElement.dataset, { read, why })
    show(false)
  })
}

function createPlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = noticeId
  place.className = styles.track!
  place.role = 'status'
  document.body.append(place)
  return place
}
