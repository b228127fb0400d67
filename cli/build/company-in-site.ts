import { join } from 'node:path'
import type { Plugin } from 'vite'
import { companyFolder, root } from '../company.mjs'
import { companyAliases } from './company-aliases.ts'
import { importWithCompany } from './import-with-company.ts'

/** Builds and serves the site with the company's folder, wherever it is. */
export function companyInSite(): Plugin {
  const { name, path } = companyFolder()
  const module = join(root, 'server/compose/content-folder.ts')
  return {
    name: 'company-in-site',
    config: () => ({
      publicDir: join(path, 'public'),
      resolve: { alias: companyAliases() },
      server: { fs: { allow: [root, path] } },
    }),
    // The server looks for products and files where this build found its records.
    load: (id) =>
      id === module ? `export const contentFolder = ${JSON.stringify(name)}` : undefined,
    async configureServer(server) {
      const pages = async () => JSON.stringify(await importWithCompany('app/site-routes.ts'))
      let before = await pages()
      server.watcher.add(path)
      server.watcher.on('change', (file) => {
        if (!file.startsWith(path) || !file.endsWith('.ts')) return
        void pages().then(
          (now) => {
            // Which pages there are is read once: another one needs a new start.
            if (now !== before) void server.restart()
            before = now
          },
          (error: unknown) => server.config.logger.error(String(error)),
        )
      })
    },
  }
}
