import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { formatBytes } from '#domain/knowledge/describe-file.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/offline.ts'
import type { Keeper, KeepState } from './keeper.ts'
import styles from './keep-offline.module.css'
import { plainTitle } from './kept-pages.ts'
import { withoutPages } from './left-out.ts'
import { dayOf } from './moment.ts'

/** Who only scrolls by is not told what it takes: that is read from the server. */
const lookMilliseconds = 1000

type Props = { keeper: Keeper; address: string }

/** Keeps the page that it stands on, says what that takes, and removes it again. */
export function KeepOffline({ keeper, address }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const state = useSyncExternalStore(keeper.subscribe, () => keeper.stateOf(address))
  const isConnected = useConnection()
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    // Where the browser keeps its storage closed nothing is offered.
    keeper.look(address).catch(console.warn)
  }, [keeper, address])
  const isIdle = state?.phase === 'idle'
  useEffect(() => {
    if (!isIdle || !isConnected || !place.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const seen = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting)
        timer = setTimeout(() => void keeper.measure(address), lookMilliseconds)
    })
    seen.observe(place.current)
    return () => {
      clearTimeout(timer)
      seen.disconnect()
    }
  }, [keeper, address, isIdle, isConnected])

  if (!state) return null
  const press = () => {
    setPressed(true)
    if (state.phase === 'keeping') state.stop()
    else if (state.phase === 'kept') void keeper.remove(address)
    else void keeper.keep(address)
  }
  const canPress = isConnected || state.phase === 'kept' || state.phase === 'keeping'
  return (
    // What a press brings may move what is below, nothing else.
    <div ref={place} className={`no-print ${styles.place} ${isPressed ? styles.pressed : ''}`}>
      <div>
        {/* One button, so that the focus stays where it is. */}
        <button type="button" disabled={!canPress} onClick={press} className={styles.button}>
          {labelOf(state)}
        </button>
        {state.phase === 'keeping' && <Progress {...state} />}
        <span role="status" className={state.phase === 'failed' ? styles.failed : undefined}>
          {saidOf(state, isConnected)}
        </span>
      </div>
    </div>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={texts.keepingNow}
        {...(total > 0 && { value: done, max: total })}
      />
      {total > 0 && (
        <span>{fillIn(texts.bytesOf, { done: formatBytes(done), total: formatBytes(total) })}</span>
      )}
    </>
  )
}

function labelOf({ phase }: KeepState): string {
  if (phase === 'keeping') return texts.stop
  return phase === 'kept' ? texts.removeCopy : texts.keep
}

function saidOf(state: KeepState, isConnected: boolean): string {
  switch (state.phase) {
    case 'keeping':
      return ''
    case 'kept': {
      const { read, bytes, leftOut } = state.set
      const kept = fillIn(texts.keptOn, { date: dayOf(read), size: formatBytes(bytes) })
      return kept + withoutPages(leftOut)
    }
    case 'failed':
      return state.why === 'room' ? texts.noRoom : texts.connectionLost
    case 'idle':
      if (state.within) return fillIn(texts.keptWith, { page: plainTitle(state.within) })
      if (!isConnected) return texts.needsConnection
      if (state.wasKept) return texts.noLongerKept
      if (!state.bytes) return ''
      return fillIn(texts.about, { size: formatBytes(state.bytes) }) + withoutPages(state.leftOut)
  }
}

function useConnection(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed)
      addEventListener('offline', changed)
      return () => {
        removeEventListener('online', changed)
        removeEventListener('offline', changed)
      }
    },
    () => navigator.onLine,
  )
}
