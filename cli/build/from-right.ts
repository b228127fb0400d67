import { join } from 'node:path'
import { normalizePath } from 'vite'
import { root } from '../company.mjs'

const app = `${normalizePath(join(root, 'app'))}/`
const own = `${app}lib/from-right/`

/**
 * Where a component's JSX leads in a build for a language from right to left: to what sets figures and
 * their units apart. Builds for others carry nothing of it.
 */
export function runtimeFromRight(source: string, importer: string | undefined): string | undefined {
  const [, name] = /^react\/(jsx-(?:dev-)?runtime)$/.exec(source) ?? []
  if (!name || !importer?.startsWith(app) || importer.startsWith(own)) return undefined
  return `${own}${name}.ts`
}
