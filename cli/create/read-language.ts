import type { Reading } from './questions.ts'

export type Language = {
  /** A BCP 47 tag with a region, 'de-DE'. */
  locale: string
  /** The template whose words it has. */
  template: TemplateLanguage
  timeZone: string
  region: string
}

/** The languages that texts are written in, each a folder of template/. */
export const templateLanguages = ['en', 'de'] as const
export type TemplateLanguage = (typeof templateLanguages)[number]

export function readLanguage(text: string): Reading<Language> {
  const given = text.trim().replaceAll('_', '-')
  let locale: Intl.Locale
  try {
    locale = new Intl.Locale(given)
  } catch {
    return refused(`“${text.trim()}” is no language tag: write language and region, as de-DE.`)
  }
  const { language, region } = locale
  if (!nameOf('language', language)) {
    return refused(
      `There is no language “${language}”: write one as de-DE, in the codes of ISO 639.`,
    )
  }
  if (!region) {
    const likely = locale.maximize().region
    return refused(`“${given}” has no region: write ${language}-${likely}, say.`)
  }
  if (!nameOf('region', region)) {
    return refused(`There is no region “${region}”: write one as de-DE, in the codes of ISO 3166.`)
  }
  const template = templateLanguages.find((one) => one === language) ?? 'en'
  const timeZone = timeZoneOf(locale, region)
  return { ok: true, value: { locale: locale.toString(), template, timeZone, region } }
}

const refused = (message: string) => ({ ok: false as const, message })

function nameOf(type: 'language' | 'region', code: string): string | undefined {
  return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code)
}

/** Where most people of a country of several zones live. */
const busiest: Record<string, string> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
}

function timeZoneOf(locale: Intl.Locale, region: string): string {
  // Known to engines before it was to TypeScript.
  const zones = (locale as { getTimeZones?: () => string[] | undefined }).getTimeZones?.() ?? []
  return busiest[region] ?? zones[0] ?? 'Etc/UTC'
}
