import { globSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { familySlugIn } from '#domain/catalogue/family.ts'
import { recordChanges } from '#domain/records/changes.ts'
import { countryList } from '#server/submissions/places.ts'
import { root } from '../company.mjs'
import type { Answers } from './questions.ts'
import { fillTemplate, setProperties, type Values } from './fill-template.ts'

export type CompanyFile = { content: string | Buffer; isProgram?: boolean }

const templates = join(import.meta.dirname, 'template')

/**
 * Every file of a new company's folder, by its path from it. `folder` is where it will lie, for what
 * it says of the software's own.
 */
export function companyFiles(
  answers: Answers,
  { folder, now }: { folder: string; now: Date },
): Map<string, CompanyFile> {
  const values = valuesOf(answers, folder, now)
  const files = new Map<string, CompanyFile>()
  // Those of the language come last: they take the place of those of every language.
  for (const part of ['every', answers.language.template]) {
    for (const [name, path] of templateFiles(part)) {
      files.set(name, {
        content: contentOf(name, path, answers, values),
        isProgram: (statSync(path).mode & 0o100) !== 0,
      })
    }
  }
  const version = Math.max(...recordChanges.map((change) => change.version))
  files.set('records.json', { content: `${JSON.stringify({ version })}\n` })
  return files
}

function contentOf(name: string, path: string, { color }: Answers, values: Values) {
  const bytes = readFileSync(path)
  if (/\.(?:png|ico)$/.test(name)) return bytes
  const filled = fillTemplate(name, bytes.toString(), values)
  return name === 'brand.css' ? setProperties(filled, color) : filled
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
  const { name, trade, color, language } = answers
  const { locale, timeZone, region } = language
  const today = now.toISOString().slice(0, 10)
  return {
    ...name,
    ...trade,
    tradeSlug: familySlugIn(trade.Trade, new Intl.Locale(locale).language),
    locale,
    timeZone,
    // As the list of the forms calls it.
    country: countryList.find((country) => country.region === region)?.name ?? 'United States',
    paper: color.paper,
    ink: color.ink,
    today,
    todayInWords: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(today),
    ),
    year: now.getUTCFullYear(),
    software: relative(folder, root).split(sep).join('/'),
    content: relative(root, folder).split(sep).join('/'),
  }
}
