import { membersOf } from '#domain/json-map.ts'
import { quote } from '#domain/catalogue/check-fault.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'
import type { Content, Row } from './row.ts'

/** Members of a slot, and of a choice in it, that are columns of their own. */
const slotMembers = ['label', 'unit', 'mark', 'min', 'max', 'step']

/** Digits without a letter for the point, which is otherwise than nothing said. */
const noMark = 'none'

/**
 * The field `ordering` as rows, one for each code that a place of the pattern offers; what belongs to
 * the place stands in its first row. Undefined where it holds more than rows can carry.
 */
export function flattenCodes(ordering: unknown): Row[] | undefined {
  const { pattern, slots, ...others } = membersOf(ordering)
  if (typeof pattern !== 'string' || !pattern || Object.keys(others).length > 0) return undefined
  const rows: Row[] = []
  for (const [slot, definition] of Object.entries(membersOf(slots))) {
    const { values = [], ...own } = membersOf(definition)
    const isKnown = Object.entries(own).every(
      ([key, value]) =>
        slotMembers.includes(key) && (isContent(value) || (key === 'mark' && value === '')),
    )
    if (!isKnown || !Array.isArray(values)) return undefined
    const choices = values.map(choiceCells)
    if (choices.some((choice) => !choice)) return undefined
    const first = Object.entries(own).map(([key, value]): [string, Content] => [
      key,
      value === '' ? noMark : (value as Content),
    ])
    const [head = [], ...rest] = choices as [string, Content][][]
    rows.push(rowOf(slot, [...first, ...head]), ...rest.map((cells) => rowOf(slot, cells)))
  }
  return rows.length > 0 ? rows : undefined
}

/** The same back: the slots that rows describe, and in which of them something cannot be read. */
export function readCodes(rows: readonly Row[]): {
  slots: Record<string, Record<string, unknown>>
  unreadable: { row: Row; message: string }[]
} {
  const slots: Record<string, Record<string, unknown>> = {}
  const unreadable: { row: Row; message: string }[] = []
  for (const row of rows) {
    const slot = String(row.cells.get('slot') ?? '')
    const own = (slots[slot] ??= {})
    for (const key of slotMembers) {
      const content = row.cells.get(key)
      if (content !== undefined) own[key] = key === 'mark' && content === noMark ? '' : content
    }
    const [code, label] = [row.cells.get('code'), row.cells.get('value')]
    const stated = row.cells.get('attributes')
    if (code === undefined && label === undefined && stated === undefined) continue
    const { attributes, message } = readStated(stated)
    if (message) unreadable.push({ row, message })
    const values = (own.values ??= []) as unknown[]
    values.push({
      ...(code !== undefined && { code: String(code) }),
      ...(label !== undefined && { label: String(label) }),
      ...(attributes && { attributes }),
    })
  }
  return { slots, unreadable }
}

function choiceCells(choice: unknown): [string, Content][] | undefined {
  const { code, label, attributes, ...others } = membersOf(choice)
  const stated = attributes === undefined ? undefined : stateLines(attributes)
  if (Object.keys(others).length > 0 || typeof code !== 'string' || !code) return undefined
  if (label !== undefined && (typeof label !== 'string' || !label)) return undefined
  if (attributes !== undefined && !stated) return undefined
  const cells = { code, ...(label && { value: label }), ...(stated && { attributes: stated }) }
  return Object.entries(cells)
}

/** 'length: 3' and 'color: "Black"' on lines of their own: each value as JSON writes it. */
function stateLines(attributes: unknown): string | undefined {
  const entries = Object.entries(membersOf(attributes))
  const isPlain = entries.every(([key]) => /^[\w-]+$/.test(key))
  if (!isPlain || entries.length === 0) return undefined
  return entries.map(([key, value]) => `${key}: ${shown(value)}`).join('\n')
}

/** A text without quotes where that leaves no doubt. */
function shown(value: unknown): string {
  const isPlain = typeof value === 'string' && value.trim() === value && !isJson(value)
  return isPlain && !value.includes('\n') && value ? value : JSON.stringify(value)
}

function readStated(stated: Content | undefined): {
  attributes?: Record<string, unknown>
  message?: string
} {
  if (stated === undefined) return {}
  const attributes: Record<string, unknown> = {}
  for (const line of String(stated).split('\n')) {
    if (!line.trim()) continue
    const [, key, text] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
    if (!key || !text) return { message: fillIn(texts.statesUnread, { line: quote(line.trim()) }) }
    attributes[key] = isJson(text) ? (JSON.parse(text) as unknown) : text
  }
  return { attributes }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function rowOf(slot: string, cells: [string, Content][]): Row {
  return { cells: new Map<string, Content>([['slot', slot], ...cells]) }
}

function isContent(value: unknown): value is Content {
  return (typeof value === 'string' && value !== '') || Number.isFinite(value)
}
