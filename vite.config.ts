import { basename } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Class names are a tenth of a page's bytes, and unlike hashes, short words compress.
  css: command === 'build' ? { modules: { generateScopedName: shortName() } } : {},
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    // One bundle for server and routes, so that both share the context keys of app/context.ts.
    ssr: { build: { rollupOptions: { input: 'server/main.ts' } } },
  },
}))

/** The first letters of the file's words and the class's own name: 'proCar-text' in product-card.module.css. */
function shortName() {
  const files = new Map<string, string>()
  return (name: string, file: string): string => {
    const stem = basename(file.split('?')[0] ?? '', '.module.css')
    const short = stem.replace(/(^|-)([a-z\d])([a-z\d]{0,2})[a-z\d]*/g, (_, hyphen, first, more) =>
      hyphen ? first.toUpperCase() + more : first + more,
    )
    // Server and browser are built apart: a name must not depend on what came before.
    if ((files.get(short) ?? stem) !== stem) {
      throw new Error(`${stem} and ${files.get(short)} get one short name; rename one of them`)
    }
    files.set(short, stem)
    return `${short}-${name}`
  }
}
