import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import type { ListView } from './list-view.ts'

/** Prints the whole list, also where the page shows some of its lines: `html` is all of them. */
export function usePrint(view: ListView, search: string, page: RefObject<HTMLElement | null>) {
  const [whole, setWhole] = useState<{ view: ListView; html: string }>()
  const html = whole?.view === view ? whole.html : undefined
  const print = async () => {
    if (view.pages > 1 && html === undefined) {
      try {
        const answer = await fetchInTime(programPaths.list('json', `${search}&whole=1`))
        const all = (await answer.json()) as { html: string }
        keepingWritten(page.current, () => flushSync(() => setWhole({ view, html: all.html })))
      } catch (error) {
        console.warn('The list is printed as it is shown: its other lines did not come.', error)
      }
    }
    window.print()
  }
  return { html, print: () => void print() }
}

/** What was typed and not sent yet stands in the new lines as it stood in the old. */
function keepingWritten(page: HTMLElement | null, change: () => void): void {
  const fields = () => [...(page?.querySelectorAll<HTMLInputElement>('table input[name]') ?? [])]
  const written = new Map(fields().map(({ name, value }) => [name, value]))
  change()
  for (const field of fields()) field.value = written.get(field.name) ?? field.value
}
