import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { fetchJson } from '#app/lib/fetch-json.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import type { ListView } from './list-view.ts'

/** Who changes a list goes on changing it for a while, and prints afterwards. */
const restMilliseconds = 1500

/**
 * Prints the whole list, also where the page shows some of its lines: `html` is all of them, while
 * they are printed. A browser that prints waits for nobody, so a long list asks for the rest of it
 * beforehand; where that has not come, the sheet has their numbers and quantities alone.
 */
export function usePrint(view: ListView, search: string) {
  const [whole, setWhole] = useState<{ view: ListView; html: string }>()
  const [isPrinting, setPrinting] = useState(false)
  const isHere = whole?.view === view
  const isPart = view.pages > 1
  const fetchWhole = async () => {
    if (!isPart || isHere) return
    try {
      const path = programPaths.list('json', `${search}&whole=1`)
      const { html } = await fetchJson<{ html: string }>(path)
      setWhole({ view, html })
    } catch (error) {
      console.warn('The other lines of the list did not come.', error)
    }
  }
  const rest = useEffectEvent(fetchWhole)
  useEffect(() => {
    if (!isPart) return
    const wait = setTimeout(() => void rest(), restMilliseconds)
    return () => clearTimeout(wait)
  }, [view, isPart])
  useEffect(() => {
    // In time for the sheet, which is made as soon as the listeners have been told.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return {
    html: isPrinting && isHere ? whole.html : undefined,
    print: () => void fetchWhole().then(() => window.print()),
  }
}
