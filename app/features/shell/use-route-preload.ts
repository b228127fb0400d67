import { useContext, useEffect } from 'react'
import { preload, preloadModule } from 'react-dom'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/** Fetches the code and style sheets of a route, by its id, so that going there waits for neither. */
export function useRoutePreload(routeId: string, when: boolean): void {
  const route = useContext(FrameworkContext)?.manifest.routes[routeId]
  useEffect(() => {
    if (!when || !route || import.meta.env.DEV) return
    const modules = [route.module, route.clientLoaderModule, ...(route.imports ?? [])]
    for (const href of modules) if (href) preloadModule(href)
    for (const href of route.css ?? []) preload(href, { as: 'style' })
  }, [route, when])
}
