import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadCode } from './load-code.ts'
import { LoadFailure } from './load-failure.tsx'

type Options<Props> = {
  /** Stands in its place until the code has come. */
  waiting?: (props: Props) => ReactNode
  /** Where a failure is said: in its place, over the page as it would have opened, or nowhere. */
  failing?: (props: Props) => 'here' | 'over' | undefined
}

/** A change of it asks once more for code that has failed to come. */
type Asked = { asked?: unknown }

/**
 * A component whose code comes when it is first shown, after something the visitor did. Unlike
 * `lazy`, it shows at once when the code is there: Suspense holds its content back for 300 ms
 * after the fallback, which a press feels. And it forgets a failure.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = () => null, failing = () => 'here' }: Options<Props> = {},
) {
  let known: ComponentType<Props> | undefined
  return function OnDemand(props: Props & Asked) {
    const [Component, setComponent] = useState(() => known)
    const [hasFailed, setFailed] = useState(false)
    const bring = () => {
      let current = true
      loadCode(load).then(
        (loaded) => {
          known = loaded
          if (current) setComponent(() => loaded)
        },
        () => current && setFailed(true),
      )
      return () => {
        current = false
      }
    }
    useEffect(() => {
      if (!Component) return bring()
      // oxlint-disable-next-line react/exhaustive-deps -- once for each time it is asked for
    }, [Component, props.asked])
    if (Component) return <Component {...props} />
    const place = hasFailed && failing(props)
    return place ? <LoadFailure onRetry={bring} over={place === 'over'} /> : waiting(props)
  }
}
