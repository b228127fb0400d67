import { useEffect, useRef } from 'react'
import * as texts from '#texts/ui.ts'
import styles from './load-failure.module.css'
import { usePassFocusOn } from './use-pass-focus-on.ts'

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
