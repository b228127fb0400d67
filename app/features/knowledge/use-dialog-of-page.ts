import { useEffect, useLayoutEffect, useRef } from 'react'

/** A dialog over the page that is open while it is rendered, and gives the window its title. */
export function useDialogOfPage(title: string, opener?: () => HTMLElement | null) {
  const dialog = useRef<HTMLDialogElement>(null)
  const returnTo = useRef(opener)
  // Closed while it is still in the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const focused = document.activeElement
    const returnPlace = returnTo.current
    element.showModal()
    return () => {
      element.close()
      // Opened by its address there was nothing to return to.
      if (focused && focused !== document.body) return
      const target = returnPlace?.() ?? document.querySelector<HTMLElement>('main')
      target?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      // Unless another page has come meanwhile.
      if (document.title === title) document.title = before
    }
  }, [title])
  return dialog
}
