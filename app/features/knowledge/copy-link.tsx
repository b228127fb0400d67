import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import * as texts from '#texts/knowledge.ts'
import styles from './copy-link.module.css'

/** How long the button says Copied, in milliseconds (SPECIFICATION, 9). */
const copiedPause = 1500

/** Puts the address of a page of this site on the clipboard. */
export function CopyLink({ to }: { to: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome('none'), copiedPause)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    setOutcome('none')
    try {
      await navigator.clipboard.writeText(window.location.origin + to)
      setOutcome('copied')
    } catch {
      // No permission, or no secure connection: the address bar still has the link.
      setOutcome('failed')
    }
  }

  return (
    <div className={styles.copy}>
      <Button look="outline" onClick={() => void copy()}>
        {outcome === 'copied' ? texts.copied : texts.copyLink}
      </Button>
      <span role="status" className="visually-hidden">
        {outcome === 'copied' && texts.linkCopied}
      </span>
      {outcome === 'failed' && (
        <span ref={takeFocus} role="alert" tabIndex={-1} className={styles.failure}>
          {texts.copyFailed}
        </span>
      )}
    </div>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
