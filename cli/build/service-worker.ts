import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { root } from '../company.mjs'
import { companyAliases } from './company-aliases.ts'

const fileName = 'service-worker.js'

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

export async function serviceWorkerCode(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: companyAliases() },
    build: {
      write: false,
      rollupOptions: {
        input: join(root, 'app/features/offline/service-worker.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rollup.RollupOutput
  return output[0].code
}
