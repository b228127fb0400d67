import { read, refused, type Reading } from './reading.ts'

export type Language = {
  /** A BCP 47 tag with a region, 'de-DE'. */
  locale: string
  /** The template whose words it has. */
  template: TemplateLanguage
  timeZone: string
  /** In English. */
  country: string
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
  const country = nameOf('region', region)
  if (!country) {
    return refused(`There is no region “${region}”: write one as de-DE, in the codes of ISO 3166.`)
  }
  const template = templateLanguages.find((one) => one === language)
  const name = nameOf('language', language)!
  const notes = template
    ? []
    : [
        `Texts are in English: there are none in ${name} yet. Dates and numbers are as in ${country}.`,
      ]
  const { zone, isOne } = timeZoneOf(locale, region)
  if (!isOne)
    notes.push(`${country} has several time zones: ${zone} is taken (timeZone in site.ts).`)
  return read(
    { locale: locale.toString(), template: template ?? 'en', timeZone: zone, country, region },
    ...notes,
  )
}

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

function timeZoneOf(locale: Intl.Locale, region: string): { zone: string; isOne: boolean } {
  // Known to engines before it was to TypeScript.
  const zones = (locale as { getTimeZones?: () => string[] | undefined }).getTimeZones?.() ?? []
  const zone = busiest[region] ?? zones[0] ?? 'Etc/UTC'
  const isOne = zones.length === 1 || ['DE', 'ES', 'PT', 'CN', 'NZ'].includes(region)
  return { zone, isOne }
}
