import { useId, useRef, type ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import styles from './modal.module.css'

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
        className={styles.dialog}
        aria-labelledby={`${id}-title`}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current.close()
        }}
      >
        <div className={styles.content}>
          <form method="dialog" className={styles.close}>
            <button aria-label="Close">
              <svg
                width="16"
                height="16"
                viewBox="0 0 16 16"
                stroke="currentColor"
                aria-hidden="true"
              >
                <path d="M1 1l14 14M15 1L1 15" strokeWidth="1.5" />
              </svg>
            </button>
          </form>
          <h2 id={`${id}-title`}>{title}</h2>
          {children}
        </div>
      </dialog>
    </>
  )
}
