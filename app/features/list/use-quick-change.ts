import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { unreadText } from '#domain/deciding/list-text.ts'
import type { QuickChange } from '#domain/deciding/quick-change.ts'
import { listPart } from './list-part-name.ts'
import { listAfter } from './list-after.ts'
import type { ListView } from './list-view.ts'
import { pasteField } from './paste-lines.tsx'
import type { Shown } from './quick-lines.ts'
import { addressOf, useSettling, type Unsettled } from './use-settling.ts'

const nothing: ReadonlySet<string> = new Set()

type Code = typeof import('./quick-lines.ts')
/** A list as it was changed here, since it was read as `of`. */
type Changed = Unsettled & { of: ListView; html?: string }

/**
 * Answers what a list’s form asks for at once, by what stands on the page: the address, the lines
 * and their count, those that are new as they were written. What they are, and what the parts are
 * together, is asked of the server. `view` and `html` are the list as it is now. The code for it
 * comes when `page` is approached.
 */
export function useQuickChange(
  page: RefObject<HTMLElement | null>,
  read: ListView,
  readHtml: string | undefined,
) {
  const navigate = useNavigate()
  const { complies } = read
  const rules = useRef<Code>(undefined)
  const coming = useRef<Promise<void>>(undefined)
  const [made, setMade] = useState<Changed>()
  const changed = made?.of === read ? made : undefined
  const unsettled = changed?.html === undefined ? changed : undefined
  const { hasFailed, askAgain } = useSettling(unsettled, (answer) =>
    setMade({ of: read, ...answer, unread: [], checking: nothing }),
  )
  const load = useCallback(
    () =>
      // Without it each change is the server's.
      (coming.current ??= import('./quick-lines.ts').then(
        (code) => {
          rules.current = code
        },
        () => undefined,
      )),
    [],
  )
  useEffect(() => {
    const element = page.current
    const approaches = ['pointerover', 'focusin'] as const
    const approached = async () => {
      await load()
      // What a first run takes, of compiling, is no part of the press.
      const form = element?.querySelector('form')
      if (!form) return
      rules.current?.quickChange(contentsOf(form, null, undefined), { faults: [], unread: [] })
      rules.current?.checkAtRest(form)
    }
    for (const sign of approaches) element?.addEventListener(sign, approached, { once: true })
    return () => {
      for (const sign of approaches) element?.removeEventListener(sign, approached)
    }
  }, [page, load])

  const view = changed?.view ?? read
  const unread = changed?.unread ?? []
  const changeOf = (form: HTMLFormElement, pressed: HTMLElement | null, isLeft: boolean) =>
    rules.current?.quickChange(contentsOf(form, pressed, isLeft ? view : undefined), {
      faults: view.faults,
      header: view.header,
      unread,
    })
  const submit: Submit = (form, pressed, isLeft) => {
    const change = changeOf(form, pressed, isLeft)
    if (!rules.current || !change?.items.length) return false
    if (!isLeft) leaveToMend(form, change)
    const make = (shown: Shown) => {
      const list = listAfter({ view, checking: unsettled?.checking ?? nothing }, change, shown)
      if (isSame(list, view, unread)) return undefined
      setMade({ of: read, ...list })
      return list
    }
    // A list that was empty has no place for lines yet.
    if (!view.items) flushSync(() => make({ settled: 0, added: 1 }))
    const part = document.getElementById(listPart)
    const list = part && make(rules.current.quickLines({ complies })(part, change))
    if (!list) return part !== null
    afterFrame(() => {
      void navigate(addressOf(list), { preventScrollReset: true, defaultShouldRevalidate: false })
    })
    return true
  }
  return {
    view,
    /** Undefined while the lines are ahead of what the server said last. */
    html: changed ? changed.html : readHtml,
    isUnsettled: unsettled !== undefined,
    isChanged: changed !== undefined,
    /** How many lines wait for what the server says of them. */
    checking: unsettled?.checking.size ?? 0,
    hasFailed,
    askAgain,
    /** Whether changes can be made here, and what becomes true when they can, or never will. */
    isReady: () => rules.current !== undefined,
    load,
    /** True where the change is made, and nobody has to be asked for it. */
    submit,
    /** Whether what its fields say would be. */
    isQuick: (form: HTMLFormElement) => (changeOf(form, null, true)?.items.length ?? 0) > 0,
  }
}

function isSame(list: Unsettled, view: ListView, unread: Unsettled['unread']): boolean {
  const { items, faults } = list.view
  return items === view.items && faults === view.faults && list.unread.length === unread.length
}

/** With `isLeft` a field was left, and what is written to be added waits for its own press. */
type Submit = (form: HTMLFormElement, pressed: HTMLElement | null, isLeft: boolean) => boolean

function contentsOf(
  form: HTMLFormElement,
  pressed: HTMLElement | null,
  unread: ListView | undefined,
): URLSearchParams {
  const contents = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') contents.set(name, value)
  }
  if (pressed instanceof HTMLButtonElement && pressed.name) {
    contents.set(pressed.name, pressed.value)
  }
  if (unread) contents.set(pasteField, unreadText(unread))
  return contents
}

/** What was added is no longer to be written. */
function leaveToMend(form: HTMLFormElement, change: QuickChange): void {
  const area = form.elements.namedItem(pasteField)
  if (area instanceof HTMLTextAreaElement) area.value = unreadText(change)
}

const presses = ['pointerup', 'keydown', 'click'] as const

/**
 * Does what nobody sees once the present frame is shown; sooner where something is pressed, which
 * may lead elsewhere and must come after it.
 */
function afterFrame(work: () => void): void {
  const done = new AbortController()
  const run = () => {
    if (done.signal.aborted) return
    done.abort()
    work()
  }
  requestAnimationFrame(() => setTimeout(run))
  for (const press of presses) addEventListener(press, run, { capture: true, signal: done.signal })
}
