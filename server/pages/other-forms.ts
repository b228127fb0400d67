import type { FinishedPage } from './page-cache.ts'

/** An address that says what a page does, for programs, and its media type. */
export type OtherForm = { address: string; type: string }

export const markdownType = 'text/markdown'

/** In headers (RFC 8288), which cost a page's HTML nothing. */
export function nameForms({ status, headers }: FinishedPage, forms: readonly OtherForm[]): void {
  if (forms.some(({ type }) => type === markdownType))
    headers['vary'] = `Accept, ${headers['vary']}`
  if (status !== 200 || !forms.length) return
  const links = forms.map(({ address, type }) => `<${address}>; rel="alternate"; type="${type}"`)
  headers['link'] = [headers['link'], ...links].filter(Boolean).join(', ')
}
