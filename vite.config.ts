import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { companyInSite } from './cli/build/company-in-site.ts'
import { compileHints } from './cli/build/compile-hint.ts'
import { helpers } from './cli/build/helpers.ts'
import { interfaceTexts } from './cli/build/interface-texts.ts'

/** Libraries in the server's bundle: without them the process holds 36 MB more (236 instead of 200). */
const bundledInServer = [
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

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), companyInSite(), interfaceTexts(), compileHints(['react']), helpers()],
  build: {
    assetsInlineLimit: 0,
    // The library that draws models is larger than the default, and loads on request.
    chunkSizeWarningLimit: 600,
    // Plugin timings read like a fault to operators.
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  priority: 1,
                },
                // 32 files before interaction on the list; without this rule there are 85.
                { name: 'shared', minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
    // One bundle for server and routes, so that both share the context keys of app/context.ts.
    ssr: {
      resolve: { noExternal: command === 'build' ? bundledInServer : [] },
      build: { minify: false, rollupOptions: { input: 'server/main.ts' } },
    },
  },
}))
