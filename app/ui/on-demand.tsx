import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadCode } from './load-code.ts'
import { sayNotLoaded } from './not-loaded.ts'

/** A change of it asks once more for code that has failed to come; `false` asks for none. */
type Asked = { asked?: unknown }

/**
 * A component whose code comes when it is first shown, after something the visitor did; `waiting`
 * stands in its place until then. Unlike `lazy`, it shows at once when the code is there: Suspense
 * holds its content back for 300 ms after the fallback, which a press feels. And it forgets a
 * failure.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) {
  let known: ComponentType<Props> | undefined
  return function OnDemand(props: Props & Asked) {
    const [Component, setComponent] = useState(() => known)
    useEffect(() => {
      if (Component || props.asked === false) return
      let isCurrent = true
      let takeBack = () => {}
      const bring = () =>
        void loadCode(load).then(
          (loaded) => {
            known = loaded
            if (isCurrent) setComponent(() => loaded)
          },
          () => {
            if (isCurrent) takeBack = sayNotLoaded(bring)
          },
        )
      bring()
      return () => {
        isCurrent = false
        takeBack()
      }
    }, [Component, props.asked])
    return Component ? <Component {...props} /> : waiting
  }
}
