import { join } from 'node:path'
import { build, mergeConfig, type InlineConfig, type Rollup } from 'vite'
import { root } from '../company.mjs'

/** The code of `source`, a path in the repository, with all that it imports in one file of that name. */
export async function inOnePiece(
  source: string,
  fileName: string,
  config: InlineConfig,
): Promise<string> {
  const always: InlineConfig = {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      rollupOptions: { input: join(root, source), output: { entryFileNames: fileName } },
    },
  }
  const built = (await build(mergeConfig(always, config))) as Rollup.RollupOutput
  const [{ code }, ...others] = built.output as [Rollup.OutputChunk, ...unknown[]]
  if (others.length) throw new Error(`${fileName} is more than one file.`)
  return code
}
