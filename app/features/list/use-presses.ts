import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FormEvent,
  type RefObject,
} from 'react'
import type { useQuickChange } from './use-quick-change.ts'

/**
 * What is pressed and changed in a list's form. A quantity is taken when its field is left, so that
 * what is pressed next has it. What was pressed in the lines may go with them: the focus comes back
 * to the field of its name, or to what is said of the new list.
 */
export function usePresses(
  page: RefObject<HTMLElement | null>,
  status: RefObject<HTMLElement | null>,
  { view, submit, isQuick }: Pick<ReturnType<typeof useQuickChange>, 'view' | 'submit' | 'isQuick'>,
) {
  const name = useRef<string>(undefined)
  const isLeft = useRef(false)
  useLayoutEffect(() => {
    if (name.current === undefined) return
    const field = page.current?.querySelector<HTMLElement>(`input[name="${name.current}"]`)
    name.current = undefined
    if (document.activeElement === document.body) (field ?? status.current)?.focus()
  }, [page, status, view])
  const leave = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.form || !isQuick(target.form)) return
    // What is none is said at the next press, and calls nobody back who goes on.
    if (target.form.matches(':invalid')) return
    isLeft.current = true
    target.form.requestSubmit()
    isLeft.current = false
  })
  useEffect(() => {
    const element = page.current
    const listen = (event: Event) => leave(event)
    element?.addEventListener('change', listen)
    return () => element?.removeEventListener('change', listen)
  }, [page])
  return (event: FormEvent<HTMLFormElement>) => {
    const focused = document.activeElement
    // The focus is on its way elsewhere.
    if (!isLeft.current) name.current = focused instanceof HTMLInputElement ? focused.name : ''
    const { submitter } = event.nativeEvent as SubmitEvent
    const wasPressed = submitter?.ariaDisabled === 'true'
    if (!wasPressed && !submit(event.currentTarget, submitter, isLeft.current)) return
    event.preventDefault()
    // It stays, with the focus, until what is missing now is said: pressed twice it is pressed once.
    if (submitter instanceof HTMLButtonElement && submitter.name === 'add') {
      submitter.ariaDisabled = 'true'
    }
  }
}
