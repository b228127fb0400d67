import { useContext, useEffect, useRef } from 'react'
import { preinit } from 'react-dom'
import { UNSAFE_FrameworkContext as FrameworkContext, type RouteObject } from 'react-router'
import { onFirstSign } from '#app/ui/first-sign.ts'
import { shortPause, useRest } from '#app/ui/use-rest.ts'

/**
 * Brings the code and style sheets of a route, by its id, once the page has come to rest and,
 * unless `unasked`, a visitor has given a sign: loaded and evaluated, so that a press on a link to
 * it only has to render.
 */
export function useRouteAtHand(routeId: string, unasked: boolean): void {
  const rested = useRest(shortPause)
  const sign = useRef<Promise<void>>(undefined)
  const route = useContext(FrameworkContext)?.manifest.routes[routeId]
  useEffect(() => {
    if (unasked) {
      sign.current = Promise.resolve()
      return
    }
    let stop
    sign.current = new Promise((resolve) => (stop = onFirstSign(resolve)))
    return stop
  }, [unasked])
  useEffect(() => {
    if (!rested || !route || import.meta.env.DEV) return
    void sign.current?.then(() => {
      if (!navigator.onLine) return
      for (const href of route.css ?? []) preinit(href, { as: 'style', precedence: 'route' })
      const files = [route.module, route.clientLoaderModule].filter((href) => href !== undefined)
      void Promise.all(files.map((href) => import(/* @vite-ignore */ href)))
        .then(() => takeParts(routeId))
        // A failure is no loss: the router asks for it again.
        .catch(() => undefined)
    })
  }, [rested, route, routeId])
}

/**
 * Takes the parts of a route whose files are here as the router would at a press, which costs it a
 * timer, each file's way through the loader once more and a question for each style sheet: it is
 * given what it would come to.
 */
async function takeParts(routeId: string): Promise<void> {
  const route = routesBelow(window.__reactRouterDataRouter?.routes).find(({ id }) => id === routeId)
  if (typeof route?.lazy !== 'object') return
  const parts = route.lazy as Record<string, (() => Promise<unknown>) | undefined>
  await Promise.all(
    Object.entries(parts).map(async ([name, take]) => {
      const part = await take?.()
      // The router strikes out what it has taken itself.
      if (take && parts[name] === take) parts[name] = () => Promise.resolve(part)
    }),
  )
}

const routesBelow = (routes: readonly RouteObject[] = []): RouteObject[] =>
  routes.flatMap((route) => [route, ...routesBelow(route.children)])
