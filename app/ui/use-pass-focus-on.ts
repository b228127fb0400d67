import { useLayoutEffect, type RefObject } from 'react'

/** The focus in a box that goes returns to where it was, or goes to what takes the box's place. */
export function usePassFocusOn(box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = box.current!
    const before = document.activeElement
    return () => {
      const { parentElement, previousElementSibling: previous } = element
      if (!element.contains(document.activeElement)) return
      // Once what takes its place has come, and before a dialog opens, which notes the focus.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
          before.focus({ preventScroll: true })
        } else if (previous?.isConnected) focusFrom(previous.nextElementSibling)
        else focusFrom(parentElement?.firstElementChild)
      })
    }
  }, [box])
}

function focusFrom(place: Element | null | undefined) {
  for (let at = place; at; at = at.nextElementSibling) {
    const control = at.matches(controls) ? at : at.querySelector(controls)
    if (control instanceof HTMLElement) return control.focus({ preventScroll: true })
  }
}

const controls = 'a[href], button, input, select, textarea, summary'
