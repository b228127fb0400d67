import type { InlineConfig, Plugin } from 'vite'
import { inOnePiece } from './one-piece.ts'

const names = ['text-worker', 'pdf-worker']

const forServer: InlineConfig = {
  // What reads PDFs finds files of its own beside itself.
  ssr: { noExternal: true, external: ['pdfjs-dist'] },
  build: { ssr: true },
}

/**
 * Adds what the server runs in a thread and a process of their own (server/knowledge/helper.ts) to its
 * files, each in one piece. As TypeScript they would need its reader: 18 MB for as long as the thread lives.
 */
export function helpers(): Plugin {
  return {
    name: 'helpers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async generateBundle() {
      await Promise.all(
        names.map(async (name) => {
          const fileName = `${name}.js`
          const source = await inOnePiece(`server/knowledge/${name}.ts`, fileName, forServer)
          this.emitFile({ type: 'asset', fileName, source })
        }),
      )
    },
  }
}
