import { globSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { familySlugIn } from '#domain/catalogue/family.ts'
import { recordChanges } from '#domain/records/changes.ts'
import { countryList } from '#server/submissions/places.ts'
import { root } from '../company.mjs'
import type { Answers } from './answers.ts'
import { fillTemplate, setProperties, type Values } from './fill-template.ts'
import { icons, productPicture, socialPicture } from './placeholder-pictures.ts'

export type CompanyFile = { content: string | Buffer; isProgram?: boolean }

const templates = join(import.meta.dirname, 'template')

/**
 * Every file of a new company's folder, by its path from it. `folder` is where it will lie, for what
 * it says of the software's own.
 */
export async function companyFiles(
  answers: Answers,
  { folder, now }: { folder: string; now: Date },
): Promise<Map<string, CompanyFile>> {
  const values = valuesOf(answers, folder, now)
  const files = new Map<string, CompanyFile>()
  // Those of the language come last: they take the place of those of every language.
  for (const part of ['every', answers.language.template]) {
    for (const [name, path] of templateFiles(part)) {
      const filled = fillTemplate(name, readFileSync(path, 'utf8'), values)
      const content = name === 'brand.css' ? setProperties(filled, answers.colors) : filled
      files.set(name, { content, isProgram: (statSync(path).mode & 0o100) !== 0 })
    }
  }
  const version = Math.max(...recordChanges.map((change) => change.version))
  files.set('records.json', { content: `${JSON.stringify({ version })}\n` })
  for (const [name, content] of await picturesOf(answers, files)) files.set(name, { content })
  return files
}

/** Names begin with a dot where the template's begin with `dot-`, so that no tool takes them for its own. */
function templateFiles(part: string): [name: string, path: string][] {
  const folder = join(templates, part)
  return globSync('**/*', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile() && name !== 'tsconfig.json')
    .sort()
    .map((name) => [
      name
        .split(sep)
        .join('/')
        .replaceAll(/(^|\/)dot-/g, '$1.'),
      join(folder, name),
    ])
}

function valuesOf(answers: Answers, folder: string, now: Date): Values {
  const { name, trade, colors, logo, language, address } = answers
  const { locale, timeZone, region } = language
  const today = now.toISOString().slice(0, 10)
  return {
    ...name,
    ...trade,
    tradeSlug: familySlugIn(trade.Trade, new Intl.Locale(locale).language),
    locale,
    timeZone,
    countries: formCountries(region),
    siteUrl: address.siteUrl,
    address: address.lines,
    phone: address.phone,
    email: address.email,
    paper: colors.paper,
    ink: colors.ink,
    logoWidth: logo.width,
    logoHeight: logo.height,
    logoFill: logo.fill,
    logoLine: logo.line,
    today,
    todayInWords: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(today),
    ),
    year: now.getUTCFullYear(),
    software: relative(folder, root).split(sep).join('/'),
    content: relative(root, folder).split(sep).join('/'),
  }
}

/** Icons, the preview of social networks, and a placeholder for each product's picture. */
async function picturesOf(
  { colors, logo }: Answers,
  files: ReadonlyMap<string, CompanyFile>,
): Promise<[string, Buffer | string][]> {
  const look = { colors, logo }
  const product = await productPicture(look)
  const publicFiles = Object.entries(await icons(look)).map(
    ([name, content]) => [`public/${name}`, content] as [string, Buffer | string],
  )
  const images = [...files]
    .filter(([name]) => name.startsWith('catalogue/'))
    .map(([, { content }]) => (JSON.parse(String(content)) as { image: string }).image)
  return [
    ...publicFiles,
    ['storage/other/social.png', await socialPicture(look)],
    ...images.map((image): [string, Buffer] => [`storage/${image}`, product]),
  ]
}

/** The country of a region, 'CZ', as the list of the forms calls it; none where the list lacks it. */
export function formCountries(region: string): string[] {
  return countryList.filter((country) => country.region === region).map(({ name }) => name)
}
