import { useContext, useEffect } from 'react'
import { preinit } from 'react-dom'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { useRest } from '#app/ui/use-rest.ts'

/**
 * Brings the code and style sheets of a route, by its id, once the page has come to rest: loaded
 * and evaluated, so that a press on a link to it only has to render.
 */
export function useRouteAtHand(routeId: string): void {
  const rested = useRest()
  const route = useContext(FrameworkContext)?.manifest.routes[routeId]
  useEffect(() => {
    if (!rested || !route || import.meta.env.DEV) return
    for (const href of route.css ?? []) preinit(href, { as: 'style', precedence: 'route' })
    for (const href of [route.module, route.clientLoaderModule]) {
      // A failure is no loss: the router asks for it again.
      if (href) import(/* @vite-ignore */ href).catch(() => undefined)
    }
  }, [rested, route])
}
