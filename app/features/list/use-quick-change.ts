import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { unreadText } from '#domain/deciding/list-change.ts'
import { readItems, writeItems } from '#domain/deciding/list-items.ts'
import { pagesOf } from '#domain/deciding/list-pages.ts'
import type { QuickChange } from '#domain/deciding/quick-change.ts'
import { afterFrame } from './after-frame.ts'
import { listPart } from './list-part-name.ts'
import type { ListView } from './list-view.ts'

/** Who changes one quantity after the other asks for what comes of them once. */
const settleMilliseconds = 400
const againMilliseconds = 5000

type Answer = { view: ListView; html: string } | { address: string }
/** A list as it was changed here, since it was read as `of`. */
type Changed = { of: ListView; view: ListView; html?: string }

/**
 * Answers changes of quantities and removals at once, by what stands on the page: the address, the
 * lines and their count. What the parts are together is asked of the server a moment later. `view`
 * and `html` are the list as it is now. The code for it comes when `page` is approached.
 */
export function useQuickChange(
  page: RefObject<HTMLElement | null>,
  read: ListView,
  readHtml: string | undefined,
) {
  const navigate = useNavigate()
  const rules = useRef<typeof import('./quick-lines.ts')>(undefined)
  const [made, setMade] = useState<Changed>()
  const changed = made?.of === read ? made : undefined
  useEffect(() => {
    const element = page.current
    const load = () => {
      // Without it each change is the server's.
      import('./quick-lines.ts').then(
        (code) => (rules.current = code),
        () => undefined,
      )
    }
    const approaches = ['pointerover', 'focusin'] as const
    for (const sign of approaches) element?.addEventListener(sign, load, { once: true })
    return () => {
      for (const sign of approaches) element?.removeEventListener(sign, load)
    }
  }, [page])

  useEffect(() => {
    if (!changed || changed.html !== undefined) return
    const asked = new AbortController()
    const ask = async () => {
      try {
        const { search } = new URL(addressOf(changed.view), location.origin)
        const response = await fetchInTime(programPaths.list('json', search), {
          signal: asked.signal,
        })
        if (!response.ok) throw new Error(`The list answers ${response.status}`)
        const answer = (await response.json()) as Answer
        if ('address' in answer) await navigate(answer.address, { replace: true })
        else setMade({ of: changed.of, ...answer })
      } catch (error) {
        if (asked.signal.aborted) return
        console.warn('What the parts are together is asked again.', error)
        wait = setTimeout(() => void ask(), againMilliseconds)
      }
    }
    let wait = setTimeout(() => void ask(), settleMilliseconds)
    return () => {
      clearTimeout(wait)
      asked.abort()
    }
  }, [changed, navigate])

  const view = changed?.view ?? read
  const submit = (form: HTMLFormElement, pressed: HTMLElement | null): boolean => {
    const quick = rules.current?.quickChange(contentsOf(form, pressed), view.faults)
    const part = document.getElementById(listPart)
    if (!rules.current || !quick?.items.length || !part) return false
    const next = viewAfter(view, quick, rules.current.showQuickly(part, quick))
    if (next.items === view.items) return true
    setMade({ of: read, view: next })
    afterFrame(() => {
      void navigate(addressOf(next), { preventScrollReset: true, defaultShouldRevalidate: false })
    })
    return true
  }
  return {
    view,
    /** Undefined while the lines are ahead of what the server said last. */
    html: changed ? changed.html : readHtml,
    isUnsettled: changed !== undefined && changed.html === undefined,
    isChanged: changed !== undefined,
    /** True where the change is made, and nobody has to be asked for it. */
    submit,
    /** Whether that would be. */
    isQuick: (form: HTMLFormElement) =>
      (rules.current?.quickChange(contentsOf(form, null), view.faults)?.items.length ?? 0) > 0,
  }
}

function contentsOf(form: HTMLFormElement, pressed: HTMLElement | null): URLSearchParams {
  const contents = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') contents.set(name, value)
  }
  if (pressed instanceof HTMLButtonElement && pressed.name) {
    contents.set(pressed.name, pressed.value)
  }
  return contents
}

function viewAfter(view: ListView, { items, places }: QuickChange, removed: number): ListView {
  const pages = pagesOf(items.length)
  return {
    ...view,
    items: decodeURIComponent(writeItems(items)),
    lines: items.length,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    marked: view.marked - removed,
    page: view.page === 'marked' ? view.page : Math.min(view.page, pages),
    pages,
    status: view.status.filter((_, i) => places[i] !== undefined),
  }
}

const addressOf = ({ items, faults, page, left }: ListView) =>
  paths.listOf(writeItems(readItems(items)), unreadText({ faults }), page, left)
