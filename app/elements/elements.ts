import { StepTicks } from './step-ticks.ts'

/**
 * Custom elements: small behaviors of server HTML that need no React, such as a film that plays.
 * They work in documents and on pages that hydrate whole.
 */
const elements: Readonly<Record<string, () => CustomElementConstructor>> = {
  'step-ticks': () => StepTicks,
}

/** Puts them into effect; again, it does nothing. */
export function defineElements(): void {
  for (const [name, make] of Object.entries(elements)) {
    if (!customElements.get(name)) customElements.define(name, make())
  }
}
