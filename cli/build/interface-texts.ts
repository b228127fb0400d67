import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { normalizePath, runnerImport, type Plugin } from 'vite'
import { companyFolder, root } from '../company.mjs'
import { languageOf, type Speaker } from '../texts/locale-of.ts'
import {
  englishFolder,
  englishGroups,
  groupOf,
  moduleLaidOver,
  ownTexts,
  translationFile,
  wordsFile,
  type OwnWords,
  type Texts,
} from '../texts/texts.ts'
import { companyAliases } from './company-aliases.ts'
import { mirroredStyles } from './mirrored-styles.ts'

/**
 * Lays the software's words in a company's language, and the company's own, over the English, wherever
 * `#texts/` is imported.
 */
export function interfaceTexts(folder = companyFolder().path): Plugin {
  let reading: Promise<Partial<Texts>> | undefined
  const read = () => (reading ??= readOwnTexts(folder))
  return {
    name: 'interface-texts',
    async config() {
      const { locale } = await read()
      const direction = locale?.direction === 'rtl' ? 'rtl' : 'ltr'
      return { css: { postcss: { plugins: [mirroredStyles(direction)] } } }
    },
    resolveId: {
      // Before Vite finds the package.
      order: 'pre',
      filter: { id: /^react\/jsx-(?:dev-)?runtime$/ },
      async handler(source, importer) {
        const { locale } = await read()
        return locale?.direction === 'rtl' ? runtimeFromRight(source, importer) : undefined
      },
    },
    async load(id) {
      const group = groupOf(id)
      if (group === undefined) return undefined
      return moduleLaidOver(readFileSync(id, 'utf8'), (await read())[group])
    },
    hotUpdate({ file }) {
      const isOwn = file.startsWith(`${normalizePath(folder)}/texts/`)
      if (!isOwn && groupOf(file) === undefined) return undefined
      reading = undefined
      const { moduleGraph } = this.environment
      return englishGroups().flatMap((group) => [
        ...(moduleGraph.getModulesByFile(fileOf(group)) ?? []),
      ])
    },
  }
}

const fileOf = (group: string) => normalizePath(join(englishFolder, `${group}.ts`))

/** Read anew each time: while somebody works on them they change. */
async function readOwnTexts(folder: string): Promise<Partial<Texts>> {
  const { site } = await importOwn<{ site: Speaker }>(folder, 'site.ts')
  const language = languageOf(site.locale)
  const files = [translationFile(language), join(folder, wordsFile(language))]
  const [translation, words] = await Promise.all(
    files.map(async (file) =>
      existsSync(file) ? (await importOwn<OwnWords>(folder, file)).interfaceTexts : {},
    ),
  )
  return ownTexts(translation!, words!, site)
}

/**
 * Imports a module of the company's folder anew, with its records behind `#content/` and with none of
 * the settings of vite.config.ts.
 */
async function importOwn<Module>(folder: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(folder, file), {
    root,
    logLevel: 'warn',
    resolve: { alias: companyAliases({ CONTENT_DIR: folder }) },
  })
  return module
}

const app = `${normalizePath(join(root, 'app'))}/`
const own = `${app}lib/from-right/`

/**
 * Where a component's JSX leads in a build for a language from right to left: to what sets figures and
 * their units apart. Builds for others carry nothing of it.
 */
function runtimeFromRight(source: string, importer: string | undefined): string | undefined {
  const [, name] = /^react\/(jsx-(?:dev-)?runtime)$/.exec(source) ?? []
  if (!name || !importer?.startsWith(app) || importer.startsWith(own)) return undefined
  return `${own}${name}.ts`
}
