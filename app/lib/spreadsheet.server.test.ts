import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { spreadsheet, type SheetCell } from './spreadsheet.server.ts'

const file = (ending: string, rows: SheetCell[][]) =>
  spreadsheet(`/list.${ending}`, { name: 'parts', rows, mayBeKept: true })

/** The cells of a file's first sheet as a spreadsheet reads them: texts, numbers, formulas. */
async function cellsOf(answer: Response): Promise<(string | number | undefined)[][]> {
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const part = (name: string) => (parts[name] ? strFromU8(parts[name]) : '')
  const sheet = part('xl/worksheets/sheet1.xml')
  expect(sheet).not.toMatch(/<f[ >]/)
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si]) =>
    textOf(si!),
  )
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, how, inner]) => {
      const type = /t="(\w+)"/.exec(how!)?.[1] ?? 'n'
      const value = /<v>(.*?)<\/v>/s.exec(inner ?? '')?.[1]
      if (type === 's') return shared[Number(value)]
      if (type === 'inlineStr') return textOf(inner!)
      return value === undefined ? undefined : Number(value)
    }),
  )
}

function textOf(xml: string): string {
  const text = [...xml.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, said]) => said).join('')
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&(?:apos|#39);/g, "'")
    .replace(/&amp;/g, '&')
}

describe('a file for spreadsheets', () => {
  test('has numbers as numbers and texts as texts, whatever these begin with', async () => {
    const rows = [
      ['Part number', 'Quantity', 'Weight (kg)'],
      ['QB-15', 40, 0.25],
      ['=1+1', 2, undefined],
      ['+1', -3, 1e-7],
      ['@SUM(A1)', 1, 0],
      ['-2', 0, 12],
      ['1,5', 1, 1],
      ['<a & "b">', 7, 1_234_567.89],
    ]
    const answer = await file('xlsx', rows)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="parts.xlsx"')
    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet')
    expect((await cellsOf(answer)).map((row) => row.filter((cell) => cell !== undefined))).toEqual(
      rows.map((row) => row.filter((cell) => cell !== undefined)),
    )
  })

  test('can be read where somebody wrote what no file of its kind may hold', async () => {
    const answer = await file('xlsx', [['Head'], [`a\u0000b\u001F\ud800${'x'.repeat(40_000)}`]])
    const [, [text] = []] = await cellsOf(answer)
    expect(String(text).replaceAll('x', '').replace('\ufffd', '')).toBe('ab')
    expect(String(text).length).toBeGreaterThan(32_000)
    expect(String(text).length).toBeLessThanOrEqual(32_767)
  })

  test('is comma-separated where its address says so', async () => {
    const answer = await file('csv', [['Part number'], ['=1+1']])
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect((await answer.text()).replace('\uFEFF', '')).toBe("Part number\r\n'=1+1\r\n")
  })
})
