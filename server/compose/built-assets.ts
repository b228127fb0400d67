import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type * as Documents from '#app/documents.tsx'

export type DocumentAssets = Documents.DocumentAssets
type PageStyles = Documents.PageStyles

/** Of Vite's manifest, what is read here. */
const Chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
  dynamicImports: z.array(z.string()).optional(),
})
const Manifest = z.record(z.string(), Chunk)
type Manifest = z.infer<typeof Manifest>

const read = async (file: string) => Manifest.parse(JSON.parse(await readFile(file, 'utf8')))

/** What the build made for documents; `server` is the folder of the server's code. */
export async function builtAssets(server: string): Promise<DocumentAssets> {
  const [islands, styles] = await Promise.all([
    read(join(server, '../client/.vite/islands.json')),
    read(join(server, 'styles.json')),
  ])
  const sheets = new Set(Object.values(styles).flatMap(({ css = [] }) => css))
  const texts = new Map(
    await Promise.all(
      [...sheets].map(
        async (sheet) => [sheet, await readFile(join(server, sheet), 'utf8')] as const,
      ),
    ),
  )
  const script = islands['app/islands/start.ts']
  if (!script) throw new Error('The build lacks app/islands/start.ts.')
  const known = new Map<string, PageStyles>()
  return {
    script: `/${script.file}`,
    stylesOf(page) {
      const found = known.get(page) ?? stylesIn(page)
      known.set(page, found)
      return found
    },
  }

  function stylesIn(page: string): PageStyles {
    const modules = ['app/documents.tsx', page]
    const critical = sheetsOf(styles, modules)
    const all = sheetsOf(styles, modules, { later: true })
    return {
      text: critical.map((sheet) => texts.get(sheet)!.trim()).join(''),
      later: all.filter((sheet) => !critical.includes(sheet)).map((sheet) => `/${sheet}`),
    }
  }
}

/**
 * The style sheets of modules and all that they import, each once, those of imports first; with
 * `later` also of what islands import once they are used.
 */
function sheetsOf(
  manifest: Manifest,
  modules: readonly string[],
  { later = false } = {},
): string[] {
  const seen = new Set<string>()
  const visit = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    const { imports = [], dynamicImports = [], css = [] } = chunk
    // The renderer imports every page.
    const ofIslands = later ? dynamicImports.filter((file) => !file.startsWith('app/routes/')) : []
    return [...imports.flatMap(visit), ...css, ...ofIslands.flatMap(visit)]
  }
  return [...new Set(modules.flatMap(visit))]
}
