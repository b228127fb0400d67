import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { root } from '../company.mjs'

const names = ['text-worker', 'pdf-worker']

/**
 * Adds what the server runs in a thread and a process of their own (server/knowledge/helper-link.ts) to its
 * files, each in one piece. As TypeScript they would need its reader: 18 MB for as long as the thread lives.
 */
export function helpers(): Plugin {
  return {
    name: 'helpers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async generateBundle() {
      const made = names.map(async (name) => ({ name, source: await bundled(name) }))
      for (const { name, source } of await Promise.all(made)) {
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source })
      }
    },
  }
}

async function bundled(name: string): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    // What reads PDFs finds files of its own beside itself.
    ssr: { noExternal: true, external: ['pdfjs-dist'] },
    build: {
      ssr: true,
      write: false,
      rollupOptions: {
        input: join(root, `server/knowledge/${name}.ts`),
        output: { entryFileNames: `${name}.js` },
      },
    },
  })) as Rollup.RollupOutput
  const [{ code }, ...others] = built.output as [Rollup.OutputChunk, ...unknown[]]
  if (others.length) throw new Error(`${name} is more than one file.`)
  return code
}
