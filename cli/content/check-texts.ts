import { existsSync } from 'node:fs'
import { errorFault, warningFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { countedKinds, languageOf } from '../texts/locale-of.ts'
import { readEnglish, translationFile, wordsFile, type Text, type Texts } from '../texts/texts.ts'
import type { RecordModule } from './records.ts'

/**
 * What a company's words of the interface lack, have too much of, or leave out of a text. A folder
 * in a language that the software speaks needs none.
 */
export async function textFaults(modules: readonly RecordModule[]): Promise<Fault[]> {
  const { site } = modules.find(({ file }) => file === 'site.ts')?.exports ?? {}
  const { locale } = (site ?? {}) as { locale?: string }
  if (locale === undefined) return []
  try {
    const file = wordsFile(languageOf(locale))
    const words = modules.find((module) => module.file === file)?.exports.interfaceTexts
    return faultsOf(await readEnglish(), words as Partial<Texts> | undefined, locale, file)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const message = `“${locale}” is no locale: write one as de-DE, language and region`
    return [errorFault('site.ts', 'locale', message)]
  }
}

function faultsOf(
  english: Texts,
  words: Partial<Texts> | undefined,
  locale: string,
  file: string,
): Fault[] {
  const wanted = Object.entries(english).flatMap(([group, texts]) =>
    group === 'locale' ? [] : Object.entries(texts).map(([name, text]) => ({ group, name, text })),
  )
  const language = languageOf(locale)
  const isSpoken = language === 'en' || existsSync(translationFile(language))
  if (!words) {
    const message = `is not there, so that the ${wanted.length} texts of the interface are English: write it (docs/interface-texts.md)`
    return isSpoken ? [] : [warningFault(file, '', message)]
  }
  const unknown = Object.entries(words).flatMap(([group, texts]) =>
    Object.keys(texts ?? {})
      .filter((name) => !Object.hasOwn(english[group] ?? {}, name) || group === 'locale')
      .map((name) => errorFault(file, `${group}.${name}`, 'is no text of the site: take it out')),
  )
  const others = wanted.flatMap(({ group, name, text }) => {
    const place = `${group}.${name}`
    const own = words[group]?.[name]
    if (own !== undefined) {
      return wrongIn(text, own, locale).map((message) => errorFault(file, place, message))
    }
    const said = typeof text === 'string' ? text : (text.other ?? Object.values(text).join(', '))
    return isSpoken ? [] : [warningFault(file, place, `is missing: “${said}” is shown`)]
  })
  return [...unknown, ...others]
}

/** What is wrong with a text in the place of the English one. */
function wrongIn(english: Text, own: Text, locale: string): string[] {
  if (typeof english === 'string') {
    return typeof own === 'string' ? slotsIn(own, slotsOf(english)) : ['must be one text']
  }
  if (typeof own === 'string' || own === null) return ['must have a text by each of its names']
  if (!Object.hasOwn(english, 'other')) {
    const missing = Object.keys(english).filter((key) => !Object.hasOwn(own, key))
    const slots = Object.entries(own).flatMap(([key, text]) =>
      slotsIn(text, slotsOf(english[key] ?? '')).map((message) => `“${key}” ${message}`),
    )
    return [...missing.map((key) => `lacks “${key}”: write it`), ...slots]
  }
  const kinds = countedKinds(locale)
  const lacks = kinds.filter((kind) => !Object.hasOwn(own, kind))
  const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories as string[]
  const strange = Object.keys(own).filter((kind) => !known.includes(kind))
  const slots = slotsOf(english.other!)
  return [
    ...lacks.map((kind) => `lacks “${kind}”, which ${locale} has: write it`),
    ...strange.map((kind) => `has “${kind}”, which ${locale} has not: take it out`),
    // A form for one may say the number in words.
    ...Object.entries(own).flatMap(([kind, text]) =>
      slotsIn(text, slots, kind === 'other' ? [] : ['count']).map((wrong) => `“${kind}” ${wrong}`),
    ),
  ]
}

function slotsIn(own: string, wanted: readonly string[], needless: readonly string[] = []) {
  const has = slotsOf(own)
  const lost = wanted.filter((slot) => !has.includes(slot) && !needless.includes(slot))
  const strange = has.filter((slot) => !wanted.includes(slot) && !needless.includes(slot))
  return [
    ...lost.map((slot) => `leaves out {${slot}}`),
    ...strange.map((slot) => `has {${slot}}, for which nothing is given`),
  ]
}

const slotsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)),
]
