import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { companyAliases } from './company-aliases.ts'
import { interfaceTexts } from './interface-texts.ts'
import { inOnePiece } from './one-piece.ts'

const fileName = 'service-worker.js'
const source = 'app/features/offline/service-worker.ts'

/**
 * Adds the service worker to the client's files: at the root, for it answers for all addresses
 * below its own, and in one piece, for what it imported would be another file to keep up to date.
 * It carries the name of the build, so that a new build has another worker.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).toSorted().join('\n')
      const name = createHash('sha256').update(files).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName, source: await bundled(name) })
    },
  }
}

const bundled = (buildName: string) =>
  inOnePiece(source, fileName, {
    resolve: { alias: companyAliases() },
    plugins: [interfaceTexts()],
    define: { buildName: JSON.stringify(buildName) },
    build: { rollupOptions: { output: { format: 'iife' } } },
  })
