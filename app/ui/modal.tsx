import { useId, useRef, type ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { CloseButton } from './close-button.tsx'
import { DialogContent, dialogClass } from './dialog-content.tsx'

type Props = {
  /** The button's text; `about` completes it for those who do not see where it stands. */
  button: string
  about: string
  title: string
  children: ReactNode
}

/**
 * A button and the dialog it opens. The browser opens it by itself where it knows invoker
 * commands, without JavaScript too; it keeps the focus inside, closes on Escape and returns it.
 */
export function Modal({ button, about, title, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const command = { command: 'show-modal', commandfor: id }
  return (
    <>
      <button
        type="button"
        className={buttonClass('outline')}
        aria-haspopup="dialog"
        {...command}
        onClick={() => {
          if (!dialog.current?.open) dialog.current?.showModal()
        }}
      >
        {button}
        <span className="visually-hidden"> {about}</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape closes; this is the pointer's way */}
      <dialog
        ref={dialog}
        id={id}
        className={dialogClass}
        aria-labelledby={`${id}-title`}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current.close()
        }}
      >
        <DialogContent
          titleId={`${id}-title`}
          title={title}
          close={
            <form method="dialog">
              <CloseButton type="submit" />
            </form>
          }
        >
          {children}
        </DialogContent>
      </dialog>
    </>
  )
}
