import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkContents } from './cli/build/chunk-contents.ts'
import { compileHints } from './cli/build/compile-hint.ts'
import { helpers } from './cli/build/helpers.ts'
import { companyInSite } from './cli/build/company-in-site.ts'
import { interfaceTexts } from './cli/build/interface-texts.ts'
import { serviceWorker } from './cli/build/service-worker.ts'
import { companyFolder } from './cli/company.mjs'

/** Folders and files (any ending) whose code most pages load; each is there, or the build stops. */
const everywhere = [
  'lib/',
  'framework/',
  'features/shell/',
  ...[
    'accordion',
    'arrow',
    'arrow-step',
    'both-units',
    'breadcrumb',
    'button',
    'lazy-part',
    'load-code',
    'load-failure',
    'on-demand',
    'picture',
    'search-icon',
    'spinner',
    'tag',
    'use-after-paint',
    'use-hydrated',
    'use-pass-focus-on',
    'use-settled',
  ].map((name) => `ui/${name}.`),
  ...['product-card', 'product-grid', 'browser-catalogue', 'use-product-prefetch'].map(
    (name) => `features/catalogue/${name}.`,
  ),
  ...['compare-link', 'compare-place', 'use-choice', 'use-compare-links'].map(
    (name) => `features/compare/${name}.`,
  ),
  ...['add-to-list', 'list-place', 'use-kept'].map((name) => `features/list/${name}.`),
]
  .map((part) => `app/${part}`)
  .concat(`${companyFolder().path}/catalogue-words.`)
  .map((part) => {
    if (globSync(`${part}*`).length === 0) throw new Error(`vite.config.ts: ${part} is gone`)
    return resolve(part) + (part.endsWith('/') ? '/' : '')
  })

/** Of pages with documents and downloads: neither home nor a list has any. */
const ofFiles = /\/app\/lib\/(?:document-link|program-paths)\./

/**
 * So many letters, of six bits each, tell a file's contents from all that it had before; the bundler takes
 * no fewer for scripts. The names stand in several files that every page carries.
 */
const assetFileNames = 'assets/[name]-[hash:6].[ext]'
const scriptFileNames = 'assets/[name]-[hash:7].js'

/**
 * Libraries that the server's bundle holds: of zod alone 104 files were read at each start, and all languages
 * of its messages kept. With these a start reads 300 files fewer, and the process takes 10 MB less. What is
 * native, has files or threads of its own, or is loaded by few stays outside.
 */
const inServer = [
  '@hono/node-server',
  '@opentelemetry/api',
  '@react-router/node',
  'altcha-lib',
  'country-region-data',
  'fflate',
  'hono',
  'ipaddr.js',
  'lru-cache',
  'marked',
  'p-limit',
  'prom-client',
  'rate-limiter-flexible',
  'react-router',
  'yaml',
  'zod',
]

/** Functions of three that have no `this` and are constructors all the same. */
const threesConstructors = /^WebGL|^(?:Color|Depth|Stencil)Buffer|UniformsCache/

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    companyInSite(),
    interfaceTexts(),
    serviceWorker(),
    compileHints(['react']),
    chunkContents(),
    helpers(),
  ],
  build: {
    assetsInlineLimit: 0,
    // Most pages have loaded these before they import anything: naming them costs 200 bytes.
    modulePreload: {
      // Nobody waits for what keeps pages: naming its files costs every page 150 bytes.
      resolveDependencies: (file, files) =>
        (file.includes('/keep-seen-') ? [] : files).filter(
          (part) =>
            // What is opened on request may take a moment longer, but not come undressed.
            !(file.includes('/model-dialog-') && part.endsWith('.js')) &&
            !/\/(?:react|site|rolldown-runtime|attribute|catalogue|measure|search)-[^/]*\.js$/.test(
              part,
            ),
        ),
    },
    cssMinify: 'lightningcss',
    // What draws models is one library, and comes when one is asked for.
    chunkSizeWarningLimit: 600,
    // How long each plugin took reads like a fault to who builds a site.
    rollupOptions: { checks: { bundlerTimings: false } },
    // 2 KB less on every page than the bundler's own minifier.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      // three calls its functions with `new` and they return objects: arrows cannot be called so.
      compress: { passes: 3, unsafe_arrows: true, keep_fnames: threesConstructors },
      format: { ecma: 2020, comments: false },
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            assetFileNames,
            chunkFileNames: scriptFileNames,
            entryFileNames: scriptFileNames,
            // Needed by every page: one file compresses better than five and is kept longest.
            codeSplitting: {
              groups: [
                // The styles of what is opened or lies below: not in front of the first paint.
                {
                  name: 'shell-below',
                  test: /\/(?:shell\/(?:footer|menu-links|mobile-panel|search-results)|ui\/(?:accordion|load-failure|spinner))\.module/,
                  priority: 2,
                },
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 1,
                },
                // What the first view of most pages needs; what few need stays with them, and the
                // catalogue's reading comes later.
                {
                  name: 'site',
                  test: (id) => everywhere.some((part) => id.startsWith(part)) && !ofFiles.test(id),
                  minShareCount: 2,
                },
                // Of lists alone: other pages would carry its styles.
                {
                  name: 'lists',
                  test: /\/app\/ui\/pager\./,
                  minShareCount: 2,
                },
                // As the list's, so a family's filters as the server sent them; their code comes later.
                {
                  name: 'filters',
                  test: /\/app\/(?:features\/(?:filters\/(?:all-filters|filter-styles|filter-(?:bar|dropdown|values)\.module)|catalogue\/(?:use-listing-navigation|list-ahead))|ui\/on-intent)\./,
                  minShareCount: 2,
                },
                // What slides, by hand and of itself. A product's gallery does without the rest of a
                // carousel, whose styles it brings for those below.
                {
                  name: 'carousel',
                  test: /\/app\/ui\/(?:carousel\.module|step-buttons|use-turns|pause-button)\./,
                },
                { name: 'slides', test: /\/app\/ui\/carousel\.tsx/ },
                // Small pieces that pages share: each file more is 25 bytes of every page's HTML.
                {
                  name: 'choices',
                  test: /\/app\/(?:ui\/(?:choice-buttons|check-list)|features\/page\/family-cards?)\./,
                  minShareCount: 2,
                },
                { name: 'tables', test: /\/app\/ui\/(?:data|stacked)-table\./, minShareCount: 2 },
                {
                  name: 'downloads',
                  test: /\/(?:app\/(?:lib\/document-link|features\/page\/download-list)|domain\/knowledge\/item-slugs)\./,
                  minShareCount: 2,
                },
                {
                  name: 'values',
                  test: /\/domain\/(?:catalogue\/(?:place-fields|unit-beside)|texts\/keep-units)\./,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    // One bundle for server and routes, so that both share the context keys of app/context.ts.
    ssr: {
      resolve: { noExternal: command === 'build' ? inServer : [] },
      build: {
        minify: false,
        rollupOptions: { input: 'server/main.ts', output: { assetFileNames } },
      },
    },
  },
}))
