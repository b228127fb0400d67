import type { BoardItem } from '#domain/submission/board-item.ts'

const shown = 200
/** Of a text of any length; more than is shown, for blanking shortens it. */
const looked = 20_000
const blank = '…'
/** Shorter values, such as a state's code, occur in any text. */
const minLength = 3

/** The beginning of a foreign text for the log, with email addresses and what was sent blanked. */
export function withoutPersonalData(text: string, item: BoardItem): string {
  const values = [item.name, ...Object.values(item.columns).flatMap(textsOf)]
    .flatMap((value) => [value, ...value.split(/\s+/)])
    .flatMap((value) => [value, inJson(value), inHtml(value)])
    .filter((value) => value.length >= minLength)
    .toSorted((a, b) => b.length - a.length)
  let blanked = text.slice(0, looked)
  for (const value of new Set(values)) {
    blanked = blanked.replaceAll(new RegExp(RegExp.escape(value), 'gi'), blank)
  }
  return blanked.replaceAll(/[^\s"'<>@,;:()]+@[^\s"'<>@,;:()]+/g, blank).slice(0, shown)
}

const textsOf = (value: BoardItem['columns'][string]): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flat()

const inJson = (value: string) => JSON.stringify(value).slice(1, -1)
const inHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
