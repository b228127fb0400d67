import type { Plugin } from 'vite'

/**
 * Tells the browser that nearly all functions of a file run at once (the explicit compile hint of
 * Chromium 136 and later; others read a comment). It compiles them beside the page while the file
 * comes, instead of one by one on the page's own thread when each is called first: of the file that
 * holds React half of the time that it blocked.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n'

/** Puts it in front of the scripts of these names, once they are minified. */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      order: 'post',
      handler: (code, { name }) => (names.includes(name) ? compileHint + code : undefined),
    },
  }
}
