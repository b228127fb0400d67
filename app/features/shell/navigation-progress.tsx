import { useNavigation } from 'react-router'
import * as texts from '#texts/shell.ts'
import styles from './navigation-progress.module.css'

/** A line of light across the top while a page is on its way; quick pages never show it. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <div className={styles.track} role="status">
      {state === 'loading' && (
        <>
          <div className={styles.line} />
          <span className="visually-hidden">{texts.loading}</span>
        </>
      )}
    </div>
  )
}
