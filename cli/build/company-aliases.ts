import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Alias } from 'vite'
import { aliasFolders, companyFolder, leftOut, root } from '../company.mjs'

/** package.json's aliases as paths, for a company's records wherever they lie. */
export function companyAliases(env = process.env): Alias[] {
  const { path } = companyFolder(env)
  const fonts = 'node_modules/@fontsource-variable'
  return [
    ...leftOut(path).map(({ module, file }) => ({ find: module, replacement: file })),
    ...aliasFolders(env).map(({ prefix, folder }) => ({
      find: new RegExp(`^${prefix}`),
      replacement: `${folder}/`,
    })),
    // The fonts that come with the site serve a folder that has none installed.
    ...(existsSync(join(path, fonts))
      ? []
      : [{ find: /^@fontsource-variable\//, replacement: `${join(root, fonts)}/` }]),
  ]
}
