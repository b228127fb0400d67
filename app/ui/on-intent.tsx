import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { isLeaving } from './first-sign.ts'
import { loadCode } from './load-code.ts'
import { LoadFailure } from './load-failure.tsx'

/** A click comes that much later than the pointer is let go, on touch screens. */
const clickMilliseconds = 50

/** What is scrolled ends so long after its last step. */
const scrollMilliseconds = 150

/** After a page is left: the next one is painted by then. */
const leftMilliseconds = 300

/** The first signs of a visitor. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const

/**
 * A component that the server renders and whose code comes at the first sign of a visitor. Until
 * then its HTML stands as the server sent it; a press on one of its buttons waits for the code, and
 * what was opened and typed by then is done again. Where that does not come, what the server sent works as without scripts, or words stand there.
 */
export function onIntent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Named here, the build leaves their sheets with the page. */
  styles: readonly (string | undefined)[],
  /** Of its place on a page that the browser makes, until the code is there; what the server sent stands as it is. */
  placeClass: string | undefined,
) {
  let known: ComponentType<Props> | undefined
  const bringCode = async () => (known = await loadCode(load))
  const OnServer = import.meta.env.SSR && lazy(async () => ({ default: await load() }))

  return Object.assign(OnIntent, { styles })

  function OnIntent(props: Props) {
    const [Live, setLive] = useState(() => known)
    const [hasFailed, setFailed] = useState(false)
    const place = useRef<HTMLDivElement>(null)

    useEffect(() => {
      const element = place.current
      if (Live || !element) return
      // Of a page that the browser made itself the server has sent nothing.
      const isSent = element.firstChild !== null
      // What is pressed must not be changed for another button before it is let go.
      let released: Promise<unknown> | undefined
      let isAsked = false
      const left = new AbortController()
      const { signal } = left
      let pressed: HTMLElement | undefined
      const typed = new Set<unknown>()
      const note = ({ target }: Event) => typed.add(target)
      const down = () =>
        (released = new Promise((done) => {
          const end = () => setTimeout(done, clickMilliseconds)
          for (const name of ['pointerup', 'pointercancel'])
            addEventListener(name, end, { once: true })
        }))
      // Nor what is scrolled under the finger: the rest of a swipe would do nothing.
      const roll = () =>
        (released = Promise.all([
          released,
          new Promise((done) => setTimeout(done, scrollMilliseconds)),
        ]))
      const bring = (event?: Event) => {
        // The next page begins at its top, which is a scroll that nobody made, ahead of this one's end.
        if (event && (isLeaving(event) || !element.isConnected)) return
        if (isAsked) return
        isAsked = true
        stop()
        Promise.all([bringCode(), loadCode(() => import('./done-before.ts'))]).then(
          async ([loaded, { doneBefore }]) => {
            for (let ended; ended !== released;) await (ended = released)
            const doAgain = doneBefore(element, typed, pressed)
            // At once: a key pressed in between would move the focus that was noted.
            flushSync(() => setLive(() => loaded))
            if (place.current) doAgain(place.current)
          },
          () => {
            left.abort()
            if (!isSent) setFailed(true)
          },
        )
      }
      const hold = (event: MouseEvent) => {
        const button = event.target instanceof Element && event.target.closest('button')
        if (!button) return
        event.preventDefault()
        pressed = button
        bring()
      }
      const stop = () => signs.forEach((sign) => removeEventListener(sign, bring))
      if (isSent) {
        for (const sign of signs) addEventListener(sign, bring, { passive: true })
        element.addEventListener('click', hold, { capture: true, signal })
        element.addEventListener('input', note, { signal })
        element.addEventListener('pointerdown', down, { signal })
        element.addEventListener('scroll', roll, { capture: true, signal })
      } else bring()
      return () => {
        stop()
        // Who steps back finds a page that the browser makes, which cannot do without.
        if (!isAsked) setTimeout(() => void bringCode().catch(() => undefined), leftMilliseconds)
        left.abort()
      }
    }, [Live])

    if (OnServer) {
      return (
        <div>
          <Suspense>
            <OnServer {...props} />
          </Suspense>
        </div>
      )
    }
    if (hasFailed && !Live) {
      const retry = () => {
        bringCode().then(
          (loaded) => setLive(() => loaded),
          () => undefined,
        )
      }
      return <LoadFailure onRetry={retry} />
    }
    return Live ? (
      <div key="live" ref={place}>
        <Live {...props} />
      </div>
    ) : (
      <div
        key="sent"
        ref={place}
        className={placeClass}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
}
