import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { root } from '../company.mjs'
import { companyAliases } from './company-aliases.ts'
import { interfaceTexts } from './interface-texts.ts'

const fileName = 'service-worker.js'

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

async function bundled(buildName: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: companyAliases() },
    plugins: [interfaceTexts()],
    define: { buildName: JSON.stringify(buildName) },
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
