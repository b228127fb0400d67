import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { fillIn } from '#domain/texts/fill-in.ts'
import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/shell.ts'
import styles from './navigation-progress.module.css'

/**
 * A line of light across the top while a page is on its way; quick pages never show it. Without
 * a connection it says so in words, and of a page that is a copy, when that was read.
 */
export function NavigationProgress() {
  const { state } = useNavigation()
  const [isOffline, setOffline] = useState(false)
  const [date, setDate] = useState<string>()
  useEffect(() => {
    const tell = (event?: Event) => {
      // The service worker's word (features/offline): it had no answer when the page was loaded,
      // whatever the browser believes of its connection.
      const { read } = document.documentElement.dataset
      setDate(read)
      setOffline(!navigator.onLine || (read !== undefined && event?.type !== 'online'))
    }
    tell()
    addEventListener('online', tell)
    addEventListener('offline', tell)
    return () => {
      removeEventListener('online', tell)
      removeEventListener('offline', tell)
    }
  }, [])
  return (
    <div className={styles.track} role="status">
      {isOffline || date ? (
        <p className={styles.notice}>
          {date
            ? isOffline
              ? fillIn(texts.asRead, { date })
              : fillIn(texts.asReadBefore, { date })
            : texts.offline}{' '}
          {navigator.serviceWorker?.controller && (
            <a href={isOffline ? paths.offline() : ''}>
              {isOffline ? texts.whatIsKept : texts.loadAnew}
            </a>
          )}
        </p>
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
