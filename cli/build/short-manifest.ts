import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Manifest = { routes: Record<string, Route | undefined> }
type Route = { path?: string; hasDefaultExport?: boolean; imports?: string[] }

const start = 'window.__reactRouterManifest='

/**
 * Leaves out of the browser's list of routes what only the server reads: the files that each
 * imports, and routes that are files themselves, to which nobody navigates.
 */
export function shortManifest(): Plugin {
  return {
    name: 'short-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The framework has written it while the server’s bundle was made.
    writeBundle: ({ dir = '' }) => {
      const [file, ...others] = globSync(join(dir, '../client/assets/manifest-*.js'))
      if (!file || others.length) throw new Error('The build has no one list of routes to shorten.')
      writeFileSync(file, shortened(readFileSync(file, 'utf8')))
    },
  }
}

/** The script that sets the list, without it. */
export function shortened(script: string): string {
  if (!script.startsWith(start)) throw new Error('The list of routes is not where it was.')
  const manifest = JSON.parse(script.slice(start.length).replace(/;$/, '')) as Manifest
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!route) continue
    if (!route.hasDefaultExport && /\.[a-z]+$/.test(route.path ?? '')) delete manifest.routes[id]
    delete route.imports
  }
  // What is false may as well be absent.
  const text = JSON.stringify(manifest, (_, value: unknown) => (value === false ? undefined : value))
  return `${start}${text};`
}
