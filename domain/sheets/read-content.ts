import { quote } from '#domain/catalogue/check-fault.ts'
import { isDate } from '#domain/records/product-members.ts'
import { lookup } from '#domain/lookup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'
import * as sheetTexts from '#texts/sheets.ts'
import type { Column } from './column.ts'
import { absentPart } from './flatten.ts'
import { readNumber } from './read-number.ts'
import { readText } from './read-text.ts'
import type { CellFault, Content, Row } from './row.ts'

export type ColumnOf = (key: string) => Column

/** The values that a cell holds, one of each line where the column takes several; faults are added. */
export function readContent<R extends Row>(
  row: R,
  column: Column,
  faults: CellFault<R>[],
): Content[] {
  const content = row.cells.get(column.key)
  if (content === undefined) return []
  const said = new Set<string>()
  const say: Say = (severity, message) => {
    if (!said.has(message)) faults.push({ row, key: column.key, severity, message })
    said.add(message)
  }
  if (typeof content !== 'string') return [readTyped(content, column, say)]
  const several = content.split('\n').filter((line) => line.trim())
  if (column.role !== 'prose' && !column.isList && several.length > 1) {
    say('error', texts.oneValue)
    return []
  }
  const lines = column.isList ? several : [content]
  return lines.flatMap((line) => {
    if (column.isAttribute && lines.length > 1 && line.trim() === absentPart) return [absentPart]
    return readLine(line, column, lines.length === 1, say) ?? []
  })
}

type Say = (severity: CellFault['severity'], message: string) => void

/** A number, or true or false, that the spreadsheet itself holds. */
function readTyped(content: number | boolean, { reads }: Column, say: Say): Content {
  if (reads === 'number' && typeof content === 'boolean') {
    say('error', fillIn(texts.notNumber, { value: quote(content) }))
  }
  if (reads === 'yes/no' && typeof content === 'number') {
    say('error', notYesNo(content))
  }
  if ((reads !== 'text' && reads !== 'date') || typeof content === 'boolean') return content
  say('note', fillIn(texts.readAsText, { value: quote(content) }))
  return String(content)
}

const plainNumber = /^\s*[+-]?\d+(?:\.\d+)?\s*$/

function readLine(line: string, column: Column, isAlone: boolean, say: Say): Content | undefined {
  if (column.reads === 'auto' && !isAlone && plainNumber.test(line)) return Number(line)
  if (column.reads === 'number') {
    const read = readNumber(line, column.unit)
    if (!read.ok) say('error', read.message)
    // Several numbers in one cell cannot but be a text.
    else if (read.note && (isAlone || !plainNumber.test(line))) say('note', read.note)
    return read.ok ? read.value : undefined
  }
  const { text, errors } = readText(line, column.role, column.values)
  errors.forEach((message) => say('error', message))
  if (!text) return undefined
  if (column.reads === 'yes/no') return readYesNo(text, say)
  if (column.reads === 'date' && !isDate(text)) {
    say('error', fillIn(texts.notDate, { value: quote(text) }))
  }
  const choices = ownChoices(column)
  if (choices && !column.values!.includes(text)) {
    say('error', fillIn(texts.notAChoice, { value: quote(text), choices: choices.join(', ') }))
  }
  if (isSeveral(text, column)) {
    const isCertain = column.values !== undefined || !column.isAttribute
    say(isCertain ? 'error' : 'warning', fillIn(texts.severalValues, { value: quote(text) }))
  }
  return text
}

const answers: Record<string, Content> = {
  true: true,
  false: false,
  y: 'Y',
  n: 'N',
  yes: 'Y',
  no: 'N',
}

function readYesNo(text: string, say: Say): Content {
  const value = lookup(answers, text.toLowerCase())
  if (value === undefined) say('error', notYesNo(text))
  return value ?? text
}

/** Of a closed list that the editors' language has words for: the records' would mean nothing to them. */
function ownChoices({ values, words }: Column): string[] | undefined {
  const said = words && Object.values(words)
  return said?.some((word) => !values?.includes(word)) ? said : undefined
}

/** As cells say them. */
function notYesNo(said: Content): string {
  const { Y, N } = sheetTexts.choices
  return fillIn(texts.notYesNo, { value: quote(said), yes: Y, no: N })
}

/** Of names and choices a semicolon, of choices a comma, divides several, unless the whole is one. */
function isSeveral(text: string, { role, isList, values }: Column): boolean {
  if (role !== 'word' || !isList || values?.includes(text)) return false
  if (text.includes(';')) return true
  const parts = text.split(/\s*,\s*/)
  return parts.length > 1 && values !== undefined && parts.every((part) => values.includes(part))
}
