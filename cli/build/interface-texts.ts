import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { companyFolder, root } from '../company.mjs'
import { languageOf, type Speaker } from '../texts/locale-of.ts'
import {
  englishFolder,
  englishGroups,
  groupOf,
  laidOver,
  moduleLaidOver,
  ownTexts,
  readEnglish,
  wordsFile,
  type OwnWords,
  type Texts,
} from '../texts/texts.ts'
import { importWithCompany } from './import-with-company.ts'
import { compileTexts } from './compile-texts.ts'
import { mirroredStyles } from './mirrored-styles.ts'

/**
 * Lays a company's words over the engine's English, wherever `#texts/` is imported. A build puts
 * each text in the place that names it: no module of texts is left, and nothing is filled in by the
 * visitor's browser that the build knows.
 */
export function interfaceTexts(folder = companyFolder().path): Plugin {
  let reading: Promise<Read> | undefined
  const read = () => (reading ??= readTexts(folder))
  let isBuild = false
  return {
    name: 'interface-texts',
    async config() {
      const { locale } = (await read()).all
      const direction = locale?.direction === 'rtl' ? 'rtl' : 'ltr'
      return { css: { postcss: { plugins: [mirroredStyles(direction)] } } }
    },
    resolveId: {
      // Before Vite finds the package.
      order: 'pre',
      filter: { id: /^react\/jsx-(?:dev-)?runtime$/ },
      async handler(source, importer) {
        const { locale } = (await read()).all
        return locale?.direction === 'rtl' ? runtimeFromRight(source, importer) : undefined
      },
    },
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async load(id) {
      const group = groupOf(id)
      if (group === undefined) return undefined
      const { own } = await read()
      return moduleLaidOver(readFileSync(id, 'utf8'), own[group])
    },
    transform: {
      filter: { code: '#texts/' },
      async handler(code, id) {
        if (!isBuild || id.includes('/node_modules/')) return undefined
        return { code: compileTexts(code, (await read()).all, id), map: null }
      },
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

type Read = { own: Partial<Texts>; all: Texts }

/** Read anew each time: while somebody works on them they change. */
async function readTexts(folder: string): Promise<Read> {
  const { site } = await importOwn<{ site: Speaker }>(folder, 'site.ts')
  const file = wordsFile(languageOf(site.locale))
  const words = existsSync(join(folder, file))
    ? (await importOwn<OwnWords>(folder, file)).interfaceTexts
    : {}
  const own = ownTexts(words, site)
  const english = Object.entries(await readEnglish())
  const all = english.map(([group, texts]) => [group, laidOver(texts, own[group])])
  return { own, all: Object.fromEntries(all) as Texts }
}

const importOwn = <Module>(folder: string, file: string) =>
  importWithCompany<Module>(join(folder, file), { CONTENT_DIR: folder })

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
