import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A component whose code comes when it is first shown, after something the visitor did. Unlike
 * `lazy`, it shows at once when the code is there: Suspense holds its content back for 300 ms
 * after the fallback, which a press feels.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
) {
  let known: ComponentType<Props> | undefined
  return function OnDemand(props: Props) {
    const [Component, setComponent] = useState(() => known)
    useEffect(() => {
      if (Component) return
      let current = true
      load().then(
        (loaded) => {
          known = loaded
          if (current) setComponent(() => loaded)
        },
        (error: unknown) => {
          // As any failure of a page, for its error boundary.
          if (!current) return
          setComponent(() => {
            throw error
          })
        },
      )
      return () => {
        current = false
      }
    }, [Component])
    return Component ? <Component {...props} /> : fallback(props)
  }
}
