import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { companyFolder, leftOut, leftOutFolder, root } from '../company.mjs'
import { companyAliases } from './company-aliases.ts'

/** Builds and serves the site with the company's folder, wherever it is. */
export function companyInSite(): Plugin {
  const { name, path } = companyFolder()
  const said = new Map<string, string>()
  const say = (file: string, code: string) => said.set(join(root, file), code)
  // The server looks for products and files where this build found its records.
  say('server/compose/content-folder.ts', `export const contentFolder = ${JSON.stringify(name)}`)
  // Every page asks whether there is one, and must not carry its words.
  if (leftOut(path).some((one) => one.name === 'assistant.ts')) {
    say('app/features/chat/has-assistant.ts', 'export const hasAssistant = false')
  }
  return {
    name: 'company-in-site',
    config: () => ({
      publicDir: join(path, 'public'),
      resolve: { alias: companyAliases() },
      server: { fs: { allow: [root, path] } },
    }),
    load: (id) => said.get(id),
    configureServer(server) {
      server.watcher.add(path)
      const mayBeLeftOut = readdirSync(leftOutFolder).map((name) => join(path, name))
      // Where imports of it lead is read once, too.
      const startAnew = (file: string) => {
        if (mayBeLeftOut.includes(file)) void server.restart()
      }
      server.watcher.on('add', startAnew).on('unlink', startAnew)
    },
  }
}
