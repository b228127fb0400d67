import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { sayNotLoaded } from './not-loaded.ts'

/**
 * A component whose code comes when it is first shown, after something the visitor did; `waiting`
 * stands in its place until then. Unlike `lazy`, it shows at once when the code is there: Suspense
 * holds its content back for 300 ms after the fallback, which a press feels.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) {
  let known: ComponentType<Props> | undefined
  return function OnDemand(props: Props) {
    const [Component, setComponent] = useState(() => known)
    useEffect(() => {
      if (Component) return
      let isCurrent = true
      load().then(
        (loaded) => {
          known = loaded
          if (isCurrent) setComponent(() => loaded)
        },
        () => isCurrent && sayNotLoaded(),
      )
      return () => {
        isCurrent = false
      }
    }, [Component])
    return Component ? <Component {...props} /> : waiting
  }
}
