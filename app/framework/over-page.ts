import { onStep } from './stepped.ts'

/**
 * Keeps what lies over a page in the address's fragment, in entries of the page's own history, and
 * calls `show` when it changes. The router is not told: it would read the page anew on the way back.
 */
export function overPage(isOurs: (fragment: string) => boolean, show: () => void) {
  let wasOurs = isOurs(location.hash)
  const change = () => {
    wasOurs = isOurs(location.hash)
    show()
  }
  onStep((step) => {
    if ((wasOurs || isOurs(location.hash)) && isSamePage()) step.stopImmediatePropagation()
    change()
  })
  /** Without a step back: the address goes on without it. */
  const leave = () => {
    history.replaceState(history.state, '', location.pathname + location.search)
    change()
  }
  const open = (fragment: string) => {
    history.pushState({ ...history.state, isOver: true }, '', fragment)
    change()
  }
  const close = () => {
    if ((history.state as { isOver?: boolean } | null)?.isOver) history.back()
    else leave()
  }
  return { change, leave, open, close }
}

/** Whether the router is on the page that the address has. */
function isSamePage(): boolean {
  const at = window.__reactRouterDataRouter?.state.location
  return at?.pathname === location.pathname && at.search === location.search
}
