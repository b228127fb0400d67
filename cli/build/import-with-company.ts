import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../company.mjs'
import { companyAliases } from './company-aliases.ts'

/**
 * Imports a module of the repository anew, with the company's records behind `#content/`. For the
 * build's own modules: they are read with none of the settings of vite.config.ts.
 */
export async function importWithCompany<Module>(file: string, env = process.env): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(root, file), {
    root,
    logLevel: 'warn',
    resolve: { alias: companyAliases(env) },
  })
  return module
}
