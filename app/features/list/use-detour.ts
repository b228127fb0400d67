import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { addLinks } from './to-add.ts'

const stops = 'a[href], input'

/**
 * Where the Tab key goes between what was pressed and a note that stands elsewhere in the page: from
 * the one into the other, and behind its last stop on from where it was pressed.
 */
export function useDetour(note: RefObject<HTMLElement | null>, news: unknown) {
  const pressed = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const { activeElement: link } = document
    if (!(link instanceof HTMLElement) || !link.matches(addLinks)) return
    pressed.current = link
    const enter = (event: globalThis.KeyboardEvent) => {
      const [first] = note.current?.querySelectorAll<HTMLElement>(stops) ?? []
      if (event.key !== 'Tab' || event.shiftKey || !first) return
      event.preventDefault()
      first.focus()
    }
    link.addEventListener('keydown', enter)
    return () => link.removeEventListener('keydown', enter)
  }, [note, news])

  const back = () => {
    if (pressed.current?.isConnected) pressed.current.focus({ preventScroll: true })
  }
  return {
    back,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Tab' || !pressed.current?.isConnected) return
      const all = [...(note.current?.querySelectorAll<HTMLElement>(stops) ?? [])]
      if (document.activeElement !== all.at(event.shiftKey ? 0 : -1)) return
      // Ahead the browser goes on from there by itself.
      if (event.shiftKey) event.preventDefault()
      back()
    },
  }
}
