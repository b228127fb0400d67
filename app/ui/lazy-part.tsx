import {
  lazy,
  Suspense,
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { pressDropped } from '#app/framework/pressed-before.ts'
import { loadCode } from './load-code.ts'
import { LoadFailure } from './load-failure.tsx'

/**
 * A component of a page that the server renders whole, in a file of its own. React's `lazy` would
 * keep a failure for as long as the page is open and throw it at the page. Here what the server
 * sent stands in its place, else words do, and whatever shows it next asks for the code again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Stands in its place until the code has come. */
  waiting: ReactNode = null,
) {
  let known: ComponentType<Props> | undefined
  let attempt = begin()

  function begin() {
    let fail: () => void
    const failed = new Promise<void>((resolve) => (fail = resolve))
    const Part = lazy(() =>
      loadCode(load).then(
        (Component) => ({ default: Component }),
        () => {
          attempt = begin()
          fail()
          return new Promise<never>(() => undefined)
        },
      ),
    )
    return { Part, failed }
  }

  /** Ahead of what shows it: what comes later React holds back for 300 ms after what stands in its place. */
  const bring = () => {
    // To import what is there takes a third of a millisecond.
    if (known) return
    loadCode(load).then(
      (Component) => (known = Component),
      () => undefined,
    )
  }

  return Object.assign(LazyPart, { bring })

  function LazyPart(props: Props) {
    const [Brought] = useState(() => known)
    const [, showAgain] = useReducer((times: number) => times + 1, 0)
    const [first] = useState(attempt)
    const [isSent] = useState(isBeingHydrated)
    const { Part, failed } = attempt
    if (Brought) return <Brought {...props} />
    return (
      // What the server sent cannot follow a change without its code: another takes its place.
      <Suspense
        key={isSent && attempt !== first ? 'again' : 'first'}
        fallback={
          <Waiting failed={failed} onRetry={showAgain}>
            {waiting}
          </Waiting>
        }
      >
        <Part {...props} />
        <TakenOver />
      </Suspense>
    )
  }
}

const isBeingHydrated = () =>
  import.meta.env.SSR || document.documentElement.dataset.hydrated === undefined

/** Beside what the server sent, and taken over with it; React takes some parts over later than the page. */
function TakenOver() {
  useEffect(pressDropped, [])
  return null
}

type WaitingProps = { failed: Promise<void>; onRetry: () => void; children: ReactNode }

function Waiting({ failed, onRetry, children }: WaitingProps) {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let current = true
    void failed.then(() => current && setFailed(true))
    return () => {
      current = false
    }
  }, [failed])
  return hasFailed ? <LoadFailure onRetry={onRetry} /> : children
}
