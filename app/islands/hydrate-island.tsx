import { StrictMode, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Resolves once the island is in effect. */
export function hydrateIsland(
  place: HTMLElement,
  Component: ComponentType<never>,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  const Island = Component as ComponentType<object>
  return new Promise((resolve) => {
    hydrateRoot(
      place,
      <StrictMode>
        <Awake onAwake={resolve}>
          <Island {...props} />
        </Awake>
      </StrictMode>,
      { identifierPrefix },
    )
  })
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
