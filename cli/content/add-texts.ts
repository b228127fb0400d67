import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { counted } from '../catalogue/report-faults.ts'
import type { Terminal } from '../catalogue/terminal.ts'
import type { CompanyFolder } from '../company.mjs'
import { languageOf } from '../texts/locale-of.ts'
import { readEnglish, wordsFile, type OwnWords, type Text, type Texts } from '../texts/texts.ts'
import { spokenTexts } from './spoken-texts.ts'

export type Missing = { group: string; name: string; text: Text }

/**
 * `texts DIR`: the texts that a company's words of the interface lack and that the software has in
 * its language, as after a release; `write` puts them into its file, each into its group.
 */
export async function addTexts(
  { name, path }: Pick<CompanyFolder, 'name' | 'path'>,
  { write }: { write: boolean },
  terminal: Terminal,
): Promise<number> {
  const { site } = (await import('#content/site.ts')) as { site: { locale: string } }
  const language = languageOf(site.locale)
  const place = wordsFile(language)
  const spoken = await spokenTexts(language)
  if (language === 'en' || !spoken) {
    terminal.print(
      language === 'en'
        ? 'Nothing is missing: the software speaks English.'
        : `The software has no words in ${language}: content check names those that are missing.`,
    )
    return 0
  }
  const file = join(path, place)
  const source = existsSync(file) ? readFileSync(file, 'utf8') : empty
  const own = existsSync(file)
    ? ((await import(pathToFileURL(file).href)) as OwnWords).interfaceTexts
    : {}
  const missing = missingOf(await readEnglish(), spoken, own)
  const { text, left } = withTexts(source, missing, new Set(Object.keys(own)))
  missing.forEach(({ group, name: key }) => terminal.print(`${group}.${key}`))
  const count = counted(missing.length, 'text')
  if (left.length) {
    terminal.printError(
      `${join(name, place)} has no plain ${left.join(', ')}: write it there first`,
    )
    return 1
  }
  if (write && missing.length) writeFileSync(file, text)
  const done = write ? `${count} added to` : `${count} to be added, by --write, to`
  terminal.print(missing.length ? `${done} ${join(name, place)}` : 'Nothing is missing.')
  return 0
}

const empty = `import type { InterfaceTexts } from '#domain/texts/interface-texts.ts'

export const interfaceTexts = {
} satisfies InterfaceTexts
`

function missingOf(
  english: Texts,
  spoken: Partial<Texts>,
  own: Partial<Texts> | undefined,
): Missing[] {
  return Object.entries(spoken).flatMap(([group, texts]) =>
    Object.entries(texts ?? {}).flatMap(([name, text]) =>
      Object.hasOwn(english[group] ?? {}, name) && own?.[group]?.[name] === undefined
        ? [{ group, name, text }]
        : [],
    ),
  )
}

/** A file's source with further texts at the head of their groups; `left` are groups of another form. */
export function withTexts(
  source: string,
  missing: readonly Missing[],
  has: ReadonlySet<string>,
): { text: string; left: string[] } {
  let text = source
  const left: string[] = []
  for (const [group, texts] of Map.groupBy(missing, (one) => one.group)) {
    const lines = texts.map(({ name, text: said }) => `    ${name}: ${literal(said)},\n`).join('')
    const head = new RegExp(`^  ${group}: \\{\\n`, 'm')
    const end = /^\}(?= satisfies|;|\n|$)/m
    if (head.test(text)) text = text.replace(head, (found) => found + lines)
    else if (!has.has(group) && end.test(text)) {
      text = text.replace(end, (found) => `  ${group}: {\n${lines}  },\n${found}`)
    } else left.push(group)
  }
  return { text, left }
}

/** As it is written in TypeScript. */
function literal(text: Text): string {
  if (typeof text === 'string') return `'${text.replaceAll(/['\\]/g, '\\$&')}'`
  const entries = Object.entries(text).map(([key, one]) => `${keyOf(key)}: ${literal(one)}`)
  return `{ ${entries.join(', ')} }`
}

const keyOf = (key: string) => (/^\w+$/.test(key) ? key : literal(key))
