import { errorFault, quote, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import { isMediaHost } from '#domain/catalogue/media-origins.ts'
import type { SiteRecord } from '#domain/records/site.ts'

type Values = Pick<
  SiteRecord,
  'locale' | 'timeZone' | 'currency' | 'themeColor' | 'email' | 'mediaHosts'
>

/** Facts of site.ts that browsers and formats do not know. */
export function siteFaults(values: Values): Fault[] {
  const { locale, timeZone, currency, themeColor, email, mediaHosts = [] } = values
  const fault = (field: string, given: string, message: string) =>
    errorFault('site.ts', field, `${quote(given)} ${message}`)
  return [
    ...(isLocale(locale)
      ? []
      : [fault('site.locale', locale, 'is no language: write it as de-DE')]),
    ...(isTimeZone(timeZone)
      ? []
      : [fault('site.timeZone', timeZone, `is no time zone: ${zoneAdvice(timeZone)}`)]),
    ...(currency === undefined || Intl.supportedValuesOf('currency').includes(currency)
      ? []
      : [fault('site.currency', currency, 'is no currency: write it as EUR, by ISO 4217')]),
    ...(isColor(themeColor)
      ? []
      : [
          fault(
            'site.themeColor',
            themeColor,
            'is no color: write it as #f7f9fb, as --paper in brand.css is written',
          ),
        ]),
    ...(isEmail(email)
      ? []
      : [fault('site.email', email, 'is no email address: write it as info@example.com')]),
    ...mediaHosts
      .filter((host) => !isMediaHost(host))
      .map((host) =>
        fault('site.mediaHosts', host, 'is no host: write it as https://cdn.example.com'),
      ),
  ]
}

function isLocale(locale: string): boolean {
  return isKnown(() => new Intl.NumberFormat(locale))
}

function isTimeZone(timeZone: string): boolean {
  return isKnown(() => new Intl.DateTimeFormat('en', { timeZone }))
}

function isKnown(make: () => unknown): boolean {
  try {
    make()
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function zoneAdvice(timeZone: string): string {
  const near = createSuggest(Intl.supportedValuesOf('timeZone'))(timeZone)
  return near ? `did you mean ${near}?` : 'write it as Europe/Vienna'
}

/** In digits or by a function of CSS. */
const isColor = (color: string) =>
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/+a-z-]+\))$/i.test(
    color,
  )

const isEmail = (email: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)
