import { useLayoutEffect, useRef } from 'react'
import styles from './gate.module.css'
import { GateForm } from './gate-form.tsx'

type Props = {
  /** Name of the document asked for. */
  document: string
  countries: readonly string[]
  onPass: () => void
  onClose: () => void
}

/** The lead form over the viewer, for documents that content marks `gated`. */
export function Gate({ document: name, countries, onPass, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still in the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.gate}
      aria-labelledby="gate-title"
      // The viewer below has a close event of its own.
      onCancel={(event) => {
        event.stopPropagation()
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" aria-hidden="true">
            <path d="M1 1l14 14M15 1L1 15" strokeWidth="1.5" />
          </svg>
        </button>
        <h2 id="gate-title">Before you read</h2>
        <p>“{name}” opens once we know who reads it.</p>
        <GateForm document={name} countries={countries} onPass={onPass} />
      </div>
    </dialog>
  )
}
