import react from '@vitejs/plugin-react'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { DocumentAssets } from '#server/compose/built-assets.ts'

/** What documents take from the build, taken from a development server. */
export function developmentAssets(vite: ViteDevServer): DocumentAssets {
  return {
    script: '/app/islands/start.ts',
    development: `import "/@vite/client"\n${react.preambleCode.replace('__BASE__', '/')}`,
    async stylesOf(page) {
      const { moduleGraph } = vite.environments.ssr
      const entries = await Promise.all(
        ['app/documents.tsx', page].map((module) => moduleGraph.getModuleByUrl(`/${module}`)),
      )
      const texts = sheetsOf(entries).map(async ({ url }) => {
        const sheet = await vite.ssrLoadModule(`${url}?inline`)
        return sheet.default as string
      })
      return { text: (await Promise.all(texts)).join('\n'), later: [] }
    },
  }
}

/** What only the server imports reloads the page: islands alone have Fast Refresh. */
export function reloadDocuments(vite: ViteDevServer): void {
  vite.watcher.on('change', (file) => {
    const { client } = vite.environments
    const isOfIslands = client.moduleGraph.getModulesByFile(file)?.size && !file.endsWith('.css')
    if (!isOfIslands) client.hot.send({ type: 'full-reload' })
  })
}

const sheet = /\.css$/

/** Each once, those of imports first. */
function sheetsOf(entries: readonly (EnvironmentModuleNode | undefined)[]) {
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (module: EnvironmentModuleNode): EnvironmentModuleNode[] => {
    if (seen.has(module)) return []
    seen.add(module)
    if (sheet.test(module.url)) return [module]
    return [...module.importedModules].flatMap(visit)
  }
  return entries.flatMap((entry) => (entry ? visit(entry) : []))
}
