import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { Button } from '#app/ui/button.tsx'
import { filled } from '#app/ui/filled.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/offline.ts'
import { KeptOnPurpose } from './kept-on-purpose.tsx'
import { forgetSeenPages, seenPages, type KeptPage } from './kept-pages.ts'
import { momentOf } from './moment.ts'
import styles from './offline-page.module.css'

/** Between two looks for a connection. */
const lookMilliseconds = 4000

/**
 * What the browser keeps for reading without a network. The worker leads here from a page that it
 * has not, and names it in the address.
 */
export function OfflinePage() {
  const [pages, setPages] = useState<KeptPage[]>()
  const [isRead, setRead] = useState(false)
  const [params] = useSearchParams()
  // The server answers alike whatever is asked for.
  const asked = useHydrated() ? ownAddress(params.get('asked')) : undefined
  const read = async () => {
    setPages(await seenPages())
    setRead(true)
  }
  useEffect(() => {
    void read()
  }, [])
  useEffect(() => {
    if (!asked) return
    let isLeaving = false
    const leave = ({ target }: Event) =>
      (isLeaving ||= target instanceof Element && target.closest('a') !== null)
    const open = () => isLeaving || location.replace(asked)
    // Browsers believe in a connection that leads nowhere: only an answer is one.
    const look = () => fetchInTime(asked, { method: 'HEAD' }).then(open, () => undefined)
    const timer = setInterval(() => void look(), lookMilliseconds)
    addEventListener('online', open)
    addEventListener('click', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('click', leave)
      removeEventListener('online', open)
    }
  }, [asked])

  return (
    <div className={`wrap ${styles.page}`}>
      {asked ? (
        <section role="alert" className={styles.asked}>
          <h1>{texts.notKept}</h1>
          <p>{filled(texts.notKeptNow, { page: <strong key="page">{asked}</strong> })}</p>
          <p className={styles.ways}>
            <Button onClick={() => location.replace(asked)}>{texts.tryAgain}</Button>
            <Button look="outline" onClick={() => history.back()}>
              {texts.goBack}
            </Button>
          </p>
        </section>
      ) : (
        <section className={styles.asked}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </section>
      )}
      <KeptOnPurpose />
      <section aria-busy={!isRead} className={styles.seen}>
        <h2>{texts.pagesRead}</h2>
        {isRead && !pages && <p>{texts.impossible}</p>}
        {pages?.length === 0 && <p>{texts.nothing}</p>}
        {pages && pages.length > 0 && (
          <>
            <ul>
              {pages.map(({ address, title, read: at }) => (
                <li key={address}>
                  {/* A document of its own: the copy says when it was read. */}
                  <a href={address}>{title || address}</a>{' '}
                  <span className={styles.read}>
                    {fillIn(texts.readOn, { date: momentOf(at) })}
                  </span>
                </li>
              ))}
            </ul>
            <Button look="outline" onClick={() => void forgetSeenPages().then(read)}>
              {texts.forgetAll}
            </Button>
          </>
        )}
      </section>
    </div>
  )
}

/** Of this site alone: an address that somebody sent must not lead elsewhere. */
const ownAddress = (asked: string | null) =>
  asked &&
  URL.parse(asked, location.origin)?.origin === location.origin &&
  /^\/(?![/\\])/.test(asked)
    ? asked
    : undefined
