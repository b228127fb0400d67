import { rowsOf } from '#domain/submission/line-rows.ts'
import { isSame, named, originOf, readLines, writeLines, type NamedLine } from './lines-of-draft.ts'
import type { SubmissionState } from './form-sender.ts'

/** What was written, by the name of its field. */
type Draft = Readonly<Record<string, string>>

/** A tab's storage holds some five million characters, and others need theirs. */
const maxCharacters = 30_000

/** After the last letter: a storage that is written with each would be felt. */
const restMilliseconds = 300

/** Where a tab keeps what is being written into a form. */
export const draftKey = (form: string) => `draft:${form}`

export type Keeping = {
  key: string
  form: HTMLFormElement
  /** Names of its own fields: lines of an address, traps and what is hidden are none. */
  fields: readonly string[]
  /** The lines that its address names, and what shows others in their place; a form may have none. */
  lines?: { given: readonly NamedLine[]; show: (lines: NamedLine[]) => void } | undefined
  /** What the page came with: nothing, a form that was taken, or one that was posted and was not. */
  began: SubmissionState['phase']
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** By what a draft has its lines. */
const linesKey = 'lines'
/** Neither hidden, nor a consent, which is given anew. */
const written = /^(?:text|textarea|email|tel|url|number|select-one)$/

/**
 * Keeps what a visitor has written into a form until it is taken, for this tab alone, and puts it back
 * where the form is shown again. The lines of a quote come back at the address at which they were
 * written, and at one that names none, unless something has been written since.
 */
export function keepDraft({ key, form, fields, lines, began }: Keeping) {
  let timer: ReturnType<typeof setTimeout> | undefined

  const stored = readDraft(() => sessionStorage.getItem(key))
  const kept = readLines(stored[linesKey])
  const known = [...(lines?.given ?? []), ...(kept?.lines ?? [])]
  // A page whose address names no lines goes on with those that were written at another.
  const origin = originOf(lines?.given ?? []) || kept?.origin || ''

  const called = (names: readonly string[]) =>
    [...form.elements].filter(
      (one): one is Control =>
        written.test((one as Control).type) && names.includes((one as Control).name),
    )
  const controls = () => called(fields)
  const linesNow = () =>
    rowsOf((name) => called([name]).map(({ value }) => value))
      .filter(({ partNumber, note }) => partNumber.trim() || note.trim())
      .map((row) => named(row, known))

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
    const text = lines ? writeLines({ origin, lines: linesNow() }) : ''
    store(draftOf([...controls(), { name: linesKey, value: text }]))
  }
  const forget = () => store({})
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(write, restMilliseconds)
  }
  /** A line that is taken out, which nobody types. */
  const pressed = ({ target }: Event) => {
    if (lines && (target as Element).closest('[type=button]')) changed()
  }
  /** The last moment at which it can be. */
  const leave = () => {
    if (timer !== undefined) write()
  }

  function putLinesBack(): void {
    if (!lines || !kept) return
    const isOfAddress = !lines.given.length || originOf(lines.given) === kept.origin
    if (isOfAddress && isSame(linesNow(), lines.given)) lines.show(kept.lines)
  }

  if (began === 'sent') forget()
  // Written before this code was there, or brought back by the browser.
  const isWritten = lines && !isSame(linesNow(), lines.given)
  if (isWritten || controls().some(({ value }) => value)) changed()
  if (began === 'idle') {
    putBack(controls(), stored)
    putLinesBack()
  }
  form.addEventListener('input', changed)
  form.addEventListener('click', pressed)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', leave)

  return {
    write,
    forget,
    stop: () => {
      leave()
      form.removeEventListener('input', changed)
      form.removeEventListener('click', pressed)
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

/** What is kept of a form's fields, in their order: whole texts, as long as there is room. */
export function draftOf(fields: readonly { name: string; value: string }[]): Draft {
  let room = maxCharacters
  const kept = fields.filter(({ name, value }) => {
    const length = name.length + value.length
    if (!value || length > room) return false
    room -= length
    return true
  })
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]))
}

/** What was kept; nothing where the storage is closed, or holds what is no draft. */
export function readDraft(read: () => string | null): Draft {
  try {
    const stored: unknown = JSON.parse(read() ?? '{}')
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}
