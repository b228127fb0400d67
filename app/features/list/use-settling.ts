import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { unreadText } from '#domain/deciding/list-text.ts'
import { readItems, writeItems } from '#domain/deciding/list-items.ts'
import type { SeenLine } from '#domain/deciding/pasted-lines.ts'
import { readOf } from '#domain/deciding/unread-items.ts'
import { paths } from '#app/lib/paths.ts'
import { fetchList, type ListData } from './fetch-list.ts'
import type { ListView } from './list-view.ts'

/** Who changes one quantity after the other asks for what comes of them once. */
const restMilliseconds = 400
/** Nobody asks before the change is painted. */
const soonMilliseconds = 50
const againMilliseconds = 5000

/** A list ahead of what the server said of it. */
export type Unsettled = {
  view: ListView
  unread: readonly SeenLine[]
  /** Numbers, in capitals, of the lines that wait for what the server says of them. */
  checking: ReadonlySet<string>
}
export type Settled = Exclude<ListData, { address: string }>

/** Where a list stands as it is, lines that are still to be read as they were written. */
export function addressOf({ view, unread }: Pick<Unsettled, 'view' | 'unread'>): string {
  const { items, page, left } = view
  const lines = [...unread.map(({ text }) => text), unreadText(view)].filter(Boolean)
  return paths.listOf(writeItems(readOf(readItems(items), unread)), lines.join('\n'), page, left)
}

/**
 * Asks the server for what it says of a list that was changed here, again while it does not answer.
 * An answer waits while the visitor is on the way elsewhere: it must not call them back.
 */
export function useSettling(list: Unsettled | undefined, settle: (answer: Settled) => void) {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [failed, setFailed] = useState<Unsettled>()
  const [tries, setTries] = useState(0)
  const take = useEffectEvent((answer: Settled, address: string | undefined): boolean => {
    if (state !== 'idle') return false
    settle(answer)
    if (address) {
      const to = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }
      void navigate(address, to)
    }
    return true
  })
  useEffect(() => {
    if (!list) return
    const asked = new AbortController()
    const ask = async () => {
      try {
        const { answer, address } = await settledList(addressOf(list), asked.signal)
        if (!asked.signal.aborted && !take(answer, address))
          wait = setTimeout(retry, restMilliseconds)
      } catch (error) {
        if (asked.signal.aborted) return
        console.warn('What the list is now is asked again.', error)
        setFailed(list)
        wait = setTimeout(retry, againMilliseconds)
      }
    }
    const retry = () => void ask()
    let wait = setTimeout(retry, list.checking.size ? soonMilliseconds : restMilliseconds)
    const now = () => setTries((before) => before + 1)
    addEventListener('online', now)
    return () => {
      removeEventListener('online', now)
      clearTimeout(wait)
      asked.abort()
    }
  }, [list, tries])
  return {
    /** The server was asked and did not answer. */
    hasFailed: list !== undefined && failed === list,
    askAgain: () => {
      setFailed(undefined)
      setTries((before) => before + 1)
    },
  }
}

/** Lines that were to be read leave the list with another address. */
async function settledList(address: string, signal: AbortSignal) {
  const searchOf = (path: string) => new URL(path, location.origin).search
  const first = await fetchList(searchOf(address), signal)
  if (!('address' in first)) return { answer: first, address: undefined }
  const answer = await fetchList(searchOf(first.address), signal)
  if ('address' in answer)
    throw new Error(`The list goes from ${first.address} to ${answer.address}`)
  return { answer, address: first.address }
}
