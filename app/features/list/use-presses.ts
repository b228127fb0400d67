import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FormEvent,
  type RefObject,
} from 'react'
import { plainPress } from '#app/framework/plain-press.ts'
import type { useQuickChange } from './use-quick-change.ts'

/**
 * What is pressed and changed in a list's form. A quantity is taken when its field is left, so that
 * what is pressed next has it. What was pressed in the lines may go with them: the focus comes back
 * to the field of its name, or to what is said of the new list.
 */
export function usePresses(
  page: RefObject<HTMLElement | null>,
  status: RefObject<HTMLElement | null>,
  list: Pick<ReturnType<typeof useQuickChange>, 'view' | 'submit' | 'isQuick' | 'isReady' | 'load'>,
) {
  const { view, submit, isQuick, isReady, load } = list
  const name = useRef<string>(undefined)
  const isLeft = useRef(false)
  useLayoutEffect(() => {
    if (name.current === undefined) return
    const field = page.current?.querySelector<HTMLElement>(`input[name="${name.current}"]`)
    name.current = undefined
    if (document.activeElement === document.body) (field ?? status.current)?.focus()
  }, [page, status, view])
  const leave = useEffectEvent((form: HTMLFormElement) => {
    // What is none is said at the next press, and calls nobody back who goes on.
    if (!isQuick(form) || form.matches(':invalid')) return
    isLeft.current = true
    form.requestSubmit()
    isLeft.current = false
  })
  const isTaken = useEffectEvent(isReady)
  useEffect(() => {
    const element = page.current
    /** What was written before anybody could take it. */
    const takeUp = async () => {
      await load()
      const form = element?.querySelector('form')
      if (!form || !writtenIn(form).length) return
      if (isTaken()) leave(form)
      else form.requestSubmit()
    }
    const listen = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.form) return
      if (isTaken()) leave(target.form)
      else void takeUp()
    }
    const hold = async (event: MouseEvent) => {
      const link = plainPress(event)
      const form = element?.querySelector('form')
      if (!link?.matches('[data-held]') || !form || isTaken() || !writtenIn(form).length) return
      event.preventDefault()
      await takeUp()
      // It leads on from the list as it is now; where the server makes that, from the page that it answers.
      if (isTaken()) requestAnimationFrame(() => link.click())
    }
    const pressed = (event: MouseEvent) => void hold(event)
    const form = element?.querySelector('form')
    if (form && writtenIn(form).some((field) => field !== document.activeElement)) void takeUp()
    element?.addEventListener('change', listen)
    element?.addEventListener('click', pressed, true)
    return () => {
      element?.removeEventListener('change', listen)
      element?.removeEventListener('click', pressed, true)
    }
  }, [page, load])
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

/** The fields of lines in which something else stands than the list says. */
const writtenIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('td input')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  )
