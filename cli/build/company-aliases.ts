import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Alias } from 'vite'
import { companyFolder, root } from '../company.mjs'

/**
 * package.json's aliases that a company's records use, as paths: what lies outside of the repository
 * is not of its package, so that they would mean nothing there.
 */
export function companyAliases(): Alias[] {
  const { path } = companyFolder()
  const fonts = 'node_modules/@fontsource-variable'
  return [
    { find: /^#content\//, replacement: `${path}/` },
    { find: /^#domain\//, replacement: `${join(root, 'domain')}/` },
    // The fonts that come with the site serve a folder that has none installed.
    ...(existsSync(join(path, fonts))
      ? []
      : [{ find: /^@fontsource-variable\//, replacement: `${join(root, fonts)}/` }]),
  ]
}
