import { useLayoutEffect, useRef } from 'react'
import { CloseButton } from '#app/ui/close-button.tsx'
import { DialogContent, dialogClass } from '#app/ui/dialog-content.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import { GateForm } from './gate-form.tsx'

type Props = {
  /** Name of the document asked for. */
  document: string
  countries: readonly string[]
  onPass: (reference: string | undefined) => void
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
      className={dialogClass}
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
      <DialogContent
        titleId="gate-title"
        title={texts.beforeYouRead}
        close={<CloseButton onClick={onClose} />}
      >
        <p>{fillIn(texts.opensOnceKnown, { name })}</p>
        <GateForm document={name} countries={countries} onPass={onPass} />
      </DialogContent>
    </dialog>
  )
}
