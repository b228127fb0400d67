import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

export type PagePlace = { current: number; go: (page: number) => void }

/**
 * Opens at page `asked`, goes there again when it changes, and follows which page is being read;
 * that stays in sight when the pages get another size.
 */
export function useCurrentPage(
  place: RefObject<HTMLElement | null>,
  scale: number,
  asked: number,
  onPage: (page: number) => void,
): PagePlace {
  const [current, setCurrent] = useState(asked)
  /** What is at the top: a page and the part of it that is out of sight. */
  const top = useRef({ page: asked, part: 0 })

  function go(page: number) {
    const { children } = place.current!
    const to = Math.min(Math.max(1, page), children.length)
    children[to - 1]?.scrollIntoView()
    setCurrent(to)
  }

  useLayoutEffect(() => {
    const element = place.current
    const page = element?.children[top.current.page - 1]
    if (!element || !(page instanceof HTMLElement)) return
    if (top.current.page > 1 || top.current.part > 0) {
      element.scrollTo(element.scrollLeft, page.offsetTop + top.current.part * page.offsetHeight)
    }
  }, [place, scale])

  const isReady = scale > 0
  useEffect(() => {
    const element = place.current
    if (!element || !isReady) return
    const follow = () => {
      const sheets = [...element.children] as HTMLElement[]
      const before = (edge: number) =>
        Math.max(
          0,
          sheets.findLastIndex((sheet) => sheet.offsetTop <= edge),
        )
      const first = before(element.scrollTop)
      const sheet = sheets[first]!
      top.current = {
        page: first + 1,
        part: Math.min(1, Math.max(0, (element.scrollTop - sheet.offsetTop) / sheet.offsetHeight)),
      }
      setCurrent(before(element.scrollTop + element.clientHeight / 2) + 1)
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [place, isReady])

  const before = useRef(asked)
  const goToAsked = useEffectEvent(() => go(asked))
  useEffect(() => {
    if (!isReady || before.current === asked) return
    before.current = asked
    goToAsked()
  }, [asked, isReady])

  const tellPage = useEffectEvent(() => onPage(current))
  useEffect(() => tellPage(), [current])
  return { current, go }
}
