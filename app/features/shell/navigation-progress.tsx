import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import * as texts from '#texts/shell.ts'
import styles from './navigation-progress.module.css'

/**
 * A line of light across the top while a page is on its way; quick pages never show it. Without
 * a connection it says so in words.
 */
export function NavigationProgress() {
  const { state } = useNavigation()
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    const tell = () => setOffline(!navigator.onLine)
    addEventListener('online', tell)
    addEventListener('offline', tell)
    return () => {
      removeEventListener('online', tell)
      removeEventListener('offline', tell)
    }
  }, [])
  return (
    <div className={styles.track} role="status">
      {isOffline ? (
        <p className={styles.notice}>{texts.offline}</p>
      ) : (
        state === 'loading' && (
          <>
            <div className={styles.line} />
            <span className="visually-hidden">{texts.loading}</span>
          </>
        )
      )}
    </div>
  )
}
