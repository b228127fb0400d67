import type { SubmissionState } from './use-submission.ts'

/** What was written, by the name of its field. */
type Draft = Readonly<Record<string, string>>

/** After the last letter, in milliseconds: a storage that is written with each would be felt. */
const restMilliseconds = 300

/** Where a tab keeps what is being written into a form. */
export const draftKey = (form: string) => `draft:${form}`

type Keeping = {
  key: string
  form: HTMLFormElement
  /** Names of its own fields: traps and what is hidden are none. */
  fields: readonly string[]
  /** What the page came with: nothing, a form that was taken, or one that was posted and was not. */
  began: SubmissionState['phase']
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Neither hidden, nor a consent, which is given anew. */
const written = /^(?:text|textarea|email|tel|url|number|select-one)$/

/**
 * Keeps what a visitor has written into a form until it is taken, for this tab alone, and puts it back
 * where the form is shown again.
 */
export function keepDraft({ key, form, fields, began }: Keeping) {
  let timer: ReturnType<typeof setTimeout> | undefined

  const controls = () =>
    [...form.elements].filter(
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
      // Closed, or full: then it is lost with the page.
    }
  }
  const write = () =>
    store(
      Object.fromEntries(controls().flatMap(({ name, value }) => (value ? [[name, value]] : []))),
    )
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
  // Written before this code was there, or brought back by the browser.
  if (controls().some(({ value }) => value)) changed()
  if (began === 'idle') putBack(controls(), readDraft(key))
  form.addEventListener('input', changed)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', leave)

  return {
    write,
    forget,
    stop: () => {
      leave()
      form.removeEventListener('input', changed)
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

/** Nothing where the storage is closed. */
function readDraft(key: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Draft
  } catch {
    return {}
  }
}
