import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildFolder } from './cli/build-site.mjs'
import { companyInSite } from './cli/build/company-in-site.ts'
import { interfaceTexts } from './cli/build/interface-texts.ts'
import { serviceWorker } from './cli/build/service-worker.ts'

/** Libraries in the server's bundle: without them the process holds 36 MB more (236 instead of 200). */
const bundledInServer = [
  '@hono/node-server',
  '@opentelemetry/api',
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
  'yaml',
  'zod',
]

export default defineConfig(({ command }) => ({
  plugins: [react(), companyInSite(), interfaceTexts(), serviceWorker()],
  builder: {},
  build: {
    assetsInlineLimit: 0,
    // The library that draws models is larger than the default, and loads on request.
    chunkSizeWarningLimit: 650,
    // Plugin timings read like a fault to operators.
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: `${buildFolder}/client`,
        // Documents bring the styles of their islands: no code of an island loads any.
        cssCodeSplit: false,
        manifest: '.vite/islands.json',
        rollupOptions: {
          input: 'app/islands/start.ts',
          // Texts stand where they are named: their modules would be further files to load.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
        },
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? bundledInServer : [] },
      build: {
        outDir: `${buildFolder}/server`,
        copyPublicDir: false,
        minify: false,
        cssMinify: true,
        ssr: true,
        // The styles of each page, for its HTML.
        ssrEmitAssets: true,
        manifest: 'styles.json',
        rollupOptions: {
          input: {
            index: 'server/main.ts',
            'text-worker': 'server/knowledge/text-worker.ts',
            'pdf-worker': 'server/knowledge/pdf-worker.ts',
          },
        },
      },
    },
  },
}))
