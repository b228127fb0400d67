import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import * as forms from '#texts/forms.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './viewer-content.module.css'

const Gate = onDemand(async () => (await import('./gate.tsx')).Gate)

type Props = {
  name: string
  countries: readonly string[]
  hasPassed: boolean
  onPass: () => void
  children: ReactNode
}

/** A document behind the lead form: the gate opens over the viewer and leaves it there. */
export function GatedDocument({ name, countries, hasPassed, onPass, children }: Props) {
  const [open, setOpen] = useState(false)
  const [reference, setReference] = useState<string>()
  // After the viewer: of two dialogs the one that opens last is on top.
  useEffect(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  function pass(given: string | undefined) {
    setReference(given)
    onPass()
  }
  if (hasPassed && !reference) return children
  if (hasPassed) {
    return (
      <div className={styles.passed}>
        <p role="status" className={styles.reference}>
          {forms.submitted} {forms.referenceLabel} <strong>{reference}</strong>
        </p>
        {children}
      </div>
    )
  }
  return (
    <div className={styles.gated}>
      <p>{texts.opensAfterDetails}</p>
      <Button onClick={() => setOpen(true)}>{texts.enterDetails}</Button>
      {open && <Gate document={name} countries={countries} onPass={pass} onClose={close} />}
    </div>
  )
}
