import type { Plugin } from 'vite'

/** What React keeps at hand to throw and tells apart by identity: nobody reads its stack. */
const kept = /= Error\((formatProdErrorMessage\(\d+\))\)(?=[,;])/g

/**
 * React makes five errors while its file is evaluated. Where a debugger or Lighthouse listens, an error's
 * stack is written down at once, and for the places in it Chromium reads all of that file a second time:
 * 45 ms of a processor at full speed, two thirds of what Lighthouse says that a list blocks. They are errors still,
 * with their messages, that have no stack.
 */
export function withoutStacks(): Plugin {
  return {
    name: 'without-stacks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: errorsWithoutStacks(code), map: null }),
    },
  }
}

export function errorsWithoutStacks(code: string): string {
  return code.replaceAll(kept, '= Object.create(Error.prototype, { message: { value: $1 } })')
}
