import { draftOf, readDraft, type Draft } from './draft-of.ts'
import type { SubmissionState } from './use-submission.ts'

/** After the last letter: a storage that is written with each would be felt. */
const restMilliseconds = 300

export type Keeping = {
  /** Where the tab keeps it. */
  key: string
  /** The form's field that nobody fills in, by which it is found. */
  trap: string
  /** Names of its own fields: lines of an address, traps and what is hidden are none. */
  fields: readonly string[]
  /** What the page came with: nothing, a form that was taken, or one that was posted and was not. */
  began: SubmissionState['phase']
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Neither hidden, nor a consent, which is given anew. */
const written = /^(?:text|textarea|email|tel|url|number|select-one)$/

/**
 * Keeps what a visitor has written into a form until it is taken, for this tab alone and for the path of
 * the page, and puts it back where that is shown again. What is asked of the query (the parts of a
 * quote) stays the query's.
 */
export function keepDraft({ key, trap, fields, began }: Keeping) {
  // What stands in for a page that is stepped back to (stand-in.ts) comes ahead of it.
  const element = [...document.querySelectorAll<HTMLInputElement>(`#${trap}`)].at(-1)?.form
  let timer: ReturnType<typeof setTimeout> | undefined

  // Of a form that has left the page as well.
  const controls = () =>
    [...(element?.elements ?? [])].filter(
      (one): one is Control =>
        written.test((one as Control).type) && fields.includes((one as Control).name),
    )

  function store(draft: Draft): void {
    clearTimeout(timer)
    timer = undefined
    try {
      if (Object.keys(draft).length > 0) sessionStorage.setItem(key, JSON.stringify(draft))
      else sessionStorage.removeItem(key)
    } catch {
      // Closed, or full: then it is lost with the page, as it ever was.
    }
  }
  const write = () => {
    if (element) store(draftOf(controls()))
  }
  const forget = () => store({})
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(write, restMilliseconds)
  }
  /** The last moment at which it can be. */
  const leave = () => {
    if (timer !== undefined) write()
  }

  if (began === 'sent') forget()
  if (began === 'idle')
    putBack(
      controls(),
      readDraft(() => sessionStorage.getItem(key)),
    )
  // Written before this code was there, or brought back by the browser.
  if (controls().some(({ value }) => value)) changed()
  element?.addEventListener('input', changed)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', leave)

  return {
    write,
    forget,
    stop: () => {
      leave()
      element?.removeEventListener('input', changed)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    },
  }
}

/** Only where nothing stands: what does is newer. */
function putBack(controls: readonly Control[], draft: Draft): void {
  for (const control of controls) {
    const value = draft[control.name]
    if (!value || control.value || !takes(control, value)) continue
    // By the element's own setter: React takes no notice of what is set by the one it has put there.
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
    own.set!.call(control, value)
    // What depends on it follows: the states of a country, the hint of a category.
    const type = control instanceof HTMLSelectElement ? 'change' : 'input'
    control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** A choice that is offered no longer would leave none, not even the empty one. */
const takes = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) ||
  [...control.options].some((option) => option.value === value)
