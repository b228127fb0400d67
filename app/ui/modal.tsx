import { useId, type ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { CloseButton } from './close-button.tsx'
import styles from './dialog-content.module.css'

type Props = {
  /** The button's text; `about` completes it for those who do not see where it stands. */
  button: string
  about: string
  title: string
  children: ReactNode
}

/**
 * A button and the dialog it opens. The browser opens it by itself where it knows invoker
 * commands, without JavaScript too, and `app/elements/open-dialogs.ts` elsewhere; it keeps the focus
 * inside, closes on Escape and returns it.
 */
export function Modal({ button, about, title, children }: Props) {
  const id = useId()
  const command = { command: 'show-modal', commandfor: id }
  return (
    <>
      <button type="button" className={buttonClass('outline')} aria-haspopup="dialog" {...command}>
        {button}
        <span className="visually-hidden"> {about}</span>
      </button>
      <dialog id={id} className={dialogClass} aria-labelledby={`${id}-title`} closedby="any">
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

/** The look of a dialog that holds something to read or to fill in. */
export const dialogClass = styles.dialog

type DialogClassProps = { titleId: string; title: string; close: ReactNode; children: ReactNode }

/** What stands in such a dialog: its title, what closes it, and the rest. */
export function DialogContent({ titleId, title, close, children }: DialogClassProps) {
  return (
    <div className={styles.content}>
      <div className={styles.close}>{close}</div>
      <h2 id={titleId}>{title}</h2>
      {children}
    </div>
  )
}
