import { Button } from '#app/ui/button.tsx'
import * as texts from '#texts/knowledge.ts'
import styles from './copy-link.module.css'

/** Puts the address of a page of this site on the clipboard (app/elements/copy-link.ts). */
export function CopyLink({ to }: { to: string }) {
  return (
    <copy-link to={to} className={styles.copy}>
      <Button look="outline">{texts.copyLink}</Button>
      <span role="status" className="visually-hidden" />
      <span role="alert" tabIndex={-1} hidden className={styles.failure}>
        {texts.copyFailed}
      </span>
    </copy-link>
  )
}
