import { useEffect, type RefObject } from 'react'

/**
 * Keeps what stands at the foot of the window clear of an element that is fixed there, above the
 * cookie notice where that is open: the page can be scrolled on, the focus stays in sight.
 */
export function useRoomAtFoot(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    // Observers still tell of an element that has just left the page.
    const { current: shown } = element
    if (!isShown || !shown) return
    const { style: root } = document.documentElement
    const { style: body } = document.body
    const measure = () => {
      const notice = parseFloat(root.getPropertyValue('--notice')) || 0
      const room = `${notice + shown.offsetHeight}px`
      shown.style.bottom = `${notice}px`
      // The notice says so on the root; what stands in the page reads the nearest.
      if (body.getPropertyValue('--notice') !== room) body.setProperty('--notice', room)
      if (root.scrollPaddingBottom !== room) root.scrollPaddingBottom = room
    }
    const sized = new ResizeObserver(measure)
    sized.observe(shown)
    const noticed = new MutationObserver(measure)
    noticed.observe(document.documentElement, { attributeFilter: ['style'] })
    return () => {
      sized.disconnect()
      noticed.disconnect()
      body.removeProperty('--notice')
      root.removeProperty('scroll-padding-bottom')
    }
  }, [element, isShown])
}
