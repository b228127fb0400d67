import { createContext, useContext, useId, type ComponentType, type ReactElement } from 'react'
import type { IslandName } from './islands.ts'

/**
 * When an island hydrates. `interaction` is the pointer, a touch, a key or the focus on it; `history` is
 * a step back or forward within the page besides. `link` is a press on a link that `link` selects, or
 * an address that it matches at load. `stored` is a value kept in the browser under one of these keys.
 */
export type Trigger =
  | 'interaction'
  | 'history'
  | { link: string; address: string }
  | { stored: readonly string[] }

/** Renders a root of its own; a document provides it, an island that hydrates does not. */
export type RenderRoot = (node: ReactElement, identifierPrefix: string) => string

export const RenderRootContext = createContext<RenderRoot | undefined>(undefined)

/**
 * Makes an island of a component: in a document its HTML is a root of its own that hydrates at its
 * trigger. Within another island that hydrates it is the component. Its properties travel as JSON,
 * without functions, and React context does not reach into it.
 */
export function island<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
  trigger: Trigger,
) {
  return function Island(props: Props) {
    const renderRoot = useContext(RenderRootContext)
    const prefix = useId()
    if (!renderRoot) return <Component {...props} />
    const json = JSON.stringify(props, (_, value: unknown) =>
      typeof value === 'string' ? asParsed(value) : value,
    )
    // The server may know more of them than travels.
    const parsedProps = { ...props, ...(JSON.parse(json) as Props) }
    return (
      <div
        data-island={name}
        data-trigger={written(trigger)}
        data-prefix={prefix}
        data-props={json}
        dangerouslySetInnerHTML={{ __html: renderRoot(<Component {...parsedProps} />, prefix) }}
      />
    )
  }
}

/** A text as a browser reads it in HTML: React compares the two. */
function asParsed(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\0', '')
}

/** Every island hydrates on an interaction, whatever its trigger: that one needs no word. */
function written(trigger: Trigger): string | undefined {
  if (trigger === 'interaction') return undefined
  return typeof trigger === 'string' ? trigger : JSON.stringify(trigger)
}
