import type { Plugin } from 'vite'
import { companyAliases } from './company-aliases.ts'
import { inOnePiece } from './one-piece.ts'

const fileName = 'service-worker.js'
const source = 'app/features/offline/service-worker.ts'

/**
 * Adds the service worker to the client's files: at the root, for it answers for all addresses
 * below its own, and in one piece, for what it imported would be another file to keep up to date.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await serviceWorkerCode() })
    },
  }
}

export const serviceWorkerCode = (): Promise<string> =>
  inOnePiece(source, fileName, {
    resolve: { alias: companyAliases() },
    build: { rollupOptions: { output: { format: 'iife' } } },
  })
