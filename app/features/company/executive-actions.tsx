import { Modal } from '#app/ui/modal.tsx'
import type { Executive } from '#domain/records/leadership.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/pages.ts'
import styles from './executive-actions.module.css'

/** What can be read of a person: the Bio in a dialog, and the profile of those who keep one. */
export function ExecutiveActions({ person: { name, title, bio, linkedin } }: Props) {
  return (
    <div className={styles.actions}>
      <Modal button={texts.bio} about={fillIn(texts.ofName, { name })} title={name}>
        <p className={styles.title}>{title}</p>
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Modal>
      {linkedin && (
        <a className={styles.profile} href={linkedin} rel="noopener">
          LinkedIn
          <span className="visually-hidden">{` ${fillIn(texts.profileOf, { name })}`}</span>
          <span aria-hidden="true">↗</span>
        </a>
      )}
    </div>
  )
}

type Props = { person: Executive }
