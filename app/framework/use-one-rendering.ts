import { startTransition, useLayoutEffect } from 'react'

/**
 * Has a page that a press leads to rendered once. The router tells its own error boundary of the new
 * address ahead of the page and as urgently as the press: React then renders all that is left once more,
 * links first, and draws a frame of it, a quarter of the whole time until the new page is painted. Told
 * within a transition, it goes with the page. For a component below the router's own: its layout effects
 * run first, before the router's component listens.
 */
export function useOneRendering(): void {
  useLayoutEffect(() => {
    if (window.__reactRouterDataRouter) tellInTransition(window.__reactRouterDataRouter)
  }, [])
}

type Router = Pick<NonNullable<Window['__reactRouterDataRouter']>, 'state' | 'subscribe'>

/** An answer to what is typed is mostly there by then; before that nobody has to be told that it is awaited. */
const quietMilliseconds = 100

const told = new WeakSet<object>()

/**
 * Who listens to the router from now on sets its states in a transition, and hears of a text that is looked for on
 * the same page once its answer is there: to render before that it is awaited holds the answer up. Once for a router.
 */
export function tellInTransition(router: Router): void {
  if (told.has(router)) return
  told.add(router)
  const { subscribe } = router
  router.subscribe = (listen) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return subscribe((...what) => {
      const tell = () => startTransition(() => listen(...what))
      clearTimeout(timer)
      if (isTyped(router)) timer = setTimeout(tell, quietMilliseconds)
      else tell()
    })
  }
}

const isTyped = ({ state: { location, navigation } }: Router) =>
  navigation.location?.pathname === location.pathname &&
  document.activeElement?.matches('[type=search]')
