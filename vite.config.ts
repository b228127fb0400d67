import { basename } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'content/public',
  css: { modules: { generateScopedName: className } },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // 2 KB less on every page than the bundler's own minifier.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true },
      format: { ecma: 2020, comments: false },
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Needed by every page: one file compresses better than five and is kept longest.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 1,
                },
                // What the first view of most pages needs; what few need stays with them, and the
                // catalogue's reading comes later.
                {
                  name: 'site',
                  test: /\/app\/(?:lib|features\/shell)\/|\/app\/ui\/(?:accordion|breadcrumb|button|pager|picture|spinner|tag|use-hydrated)\.|\/(?:product-card|product-grid|browser-catalogue|use-product-prefetch)\./,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    // One bundle for server and routes, so that both share the context keys of app/context.ts.
    ssr: { build: { minify: false, rollupOptions: { input: 'server/main.ts' } } },
  },
})

/**
 * 'product-card-text' for .text in product-card.module.css: file names are unique, and words
 * compress to a fraction of what hashes weigh in every page.
 */
function className(name: string, file: string): string {
  return `${basename(file.split('?')[0] ?? '', '.module.css')}-${name}`
}
