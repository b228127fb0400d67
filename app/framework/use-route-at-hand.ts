import { useContext, useEffect, useRef } from 'react'
import { preinit } from 'react-dom'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { onFirstSign } from '#app/ui/first-sign.ts'
import { useRest } from '#app/ui/use-rest.ts'

/**
 * Brings the code and style sheets of a route, by its id, once the page has come to rest and,
 * unless `unasked`, a visitor has given a sign: loaded and evaluated, so that a press on a link to
 * it only has to render.
 */
export function useRouteAtHand(routeId: string, unasked: boolean): void {
  const rested = useRest()
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
      for (const href of [route.module, route.clientLoaderModule]) {
        // A failure is no loss: the router asks for it again.
        if (href) import(/* @vite-ignore */ href).catch(() => undefined)
      }
    })
  }, [rested, route])
}
