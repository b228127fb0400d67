import { defineConfig } from 'vite'
import { buildFolder } from './cli/build-site.mjs'
import { companyInSite } from './cli/build/company-in-site.ts'
import { interfaceTexts } from './cli/build/interface-texts.ts'
import { serviceWorker } from './cli/build/service-worker.ts'

/** Builds what documents are rendered with, and the islands' code for the browser. */
export default defineConfig({
  plugins: [companyInSite(), interfaceTexts(), serviceWorker()],
  builder: {},
  build: { emptyOutDir: false, copyPublicDir: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: `${buildFolder}/client`,
        // Documents bring the styles of their islands: no code of an island loads any.
        cssCodeSplit: false,
        manifest: '.vite/islands.json',
        rollupOptions: { input: 'app/islands/start.ts' },
      },
    },
    ssr: {
      build: {
        outDir: `${buildFolder}/server/documents`,
        minify: false,
        cssMinify: true,
        ssr: true,
        ssrEmitAssets: true,
        manifest: 'styles.json',
        rollupOptions: { input: 'app/documents.tsx' },
      },
    },
  },
})
