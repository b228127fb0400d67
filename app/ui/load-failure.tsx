import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import * as texts from '#texts/ui.ts'
import styles from './load-failure.module.css'

type Props = {
  onRetry: () => void
  /** At the foot of the window, for what would have opened over the page. */
  over?: boolean
}

const again = 'load-again'

/**
 * Stands where code would be that did not come; the page around it stays. A press asks for all
 * that is missing. Browsers of before 2026 keep a module that failed for as long as a page is
 * open: there only loading it again helps.
 */
export function LoadFailure({ onRetry, over }: Props) {
  const box = useRef<HTMLParagraphElement>(null)
  usePassFocusOn(box)
  useEffect(() => {
    addEventListener(again, onRetry)
    return () => removeEventListener(again, onRetry)
  }, [onRetry])
  return (
    <p ref={box} role="alert" className={over ? styles.over : styles.failure}>
      {texts.notLoaded}
      <button type="button" onClick={() => dispatchEvent(new Event(again))}>
        {texts.tryAgain}
      </button>
      <button type="button" onClick={() => location.reload()}>
        {texts.loadAgain}
      </button>
    </p>
  )
}

/** The focus in a box that goes returns to where it was, or goes to what takes the box's place. */
function usePassFocusOn(box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = box.current!
    const before = document.activeElement
    return () => {
      const { parentElement, previousElementSibling: previous } = element
      if (!element.contains(document.activeElement)) return
      // Once what takes its place has come, and before a dialog opens, which notes the focus.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
          before.focus({ preventScroll: true })
        } else focusFrom(previous ? previous.nextElementSibling : parentElement?.firstElementChild)
      })
    }
  }, [box])
}

function focusFrom(place: Element | null | undefined) {
  for (let at = place; at; at = at.nextElementSibling) {
    const control = at.matches(controls) ? at : at.querySelector(controls)
    if (control instanceof HTMLElement) return control.focus({ preventScroll: true })
  }
}

const controls = 'a[href], button, input, select, textarea, summary'
