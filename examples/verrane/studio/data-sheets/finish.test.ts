import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compact } from './compact.ts'
import { pageCount, settle } from './finish.ts'

/** A PDF with one page as Chromium writes it: plain objects, a cross-reference table, a stream. */
function smallPdf(date: string, node: number): Buffer {
  const content = deflateSync(Buffer.from('BT (Hello) Tj ET '.repeat(40)), { level: 1 })
  const id = `node${String(node).padStart(8, '0')}`
  const objects = [
    Buffer.from(
      `<</Title (A)\n/Creator (Mozilla/5.0 \\(X11; Linux\\) HeadlessChrome/156.0.0.0)\n/Producer (Skia/PDF m156)\n/CreationDate (D:${date}+00'00')\n/ModDate (D:${date}+00'00')>>`,
    ),
    Buffer.from('<</Type /Page\n/Parent 3 0 R\n/Contents 4 0 R>>'),
    Buffer.from(`<</Type /Pages\n/Count 1\n/Kids [2 0 R]\n/Names [(${id}) 2 0 R]>>`),
    Buffer.concat([
      Buffer.from(`<</Filter /FlateDecode\n/Length ${content.length}>> stream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<</Type /Catalog\n/Pages 3 0 R>>'),
  ]
  let body = Buffer.from('%PDF-1.4\n')
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body = Buffer.concat([
      body,
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ])
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<</Size 6\n/Root 5 0 R\n/Info 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.concat([body, Buffer.from(table)])
}

describe('a settled PDF', () => {
  test('is the same whenever it was printed, and as long', () => {
    const [first, later] = [smallPdf('20261120055905', 823), smallPdf('20270101120000', 4711)]
    const settled = settle(first, '2026-11', 'Verrane')
    expect(settled).toEqual(settle(later, '2026-11', 'Verrane'))
    expect(settled).toHaveLength(first.length)
    expect(settled.toString('latin1')).toContain("/CreationDate (D:20261101000000+00'00')")
    expect(settled.toString('latin1')).not.toContain('Mozilla')
  })

  test('counts its pages', () => {
    expect(pageCount(smallPdf('20261120055905', 1))).toBe(1)
  })
})

describe('a compact PDF', () => {
  const text = compact(smallPdf('20261120055905', 1)).toString('latin1')

  test('ends with the offset of its cross-reference stream', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
    expect(text.slice(start)).toMatch(
      /^7 0 obj\n<<\/Type \/XRef \/Size 8 \/W \[1 3 2\]\s+\/Root 5 0 R \/Info 1 0 R/,
    )
  })

  test('holds every object that is no stream in one pack', () => {
    const [whole, length] = /\/ObjStm \/N 4 [^>]*\/Length (\d+)>>\nstream\n/.exec(text) ?? []
    const at = text.indexOf(whole!) + whole!.length
    const pack = inflateSync(Buffer.from(text.slice(at, at + Number(length)), 'latin1')).toString(
      'latin1',
    )
    expect(pack).toMatch(/^1 0 2 \d+ 3 \d+ 5 \d+\n/)
    expect(pack).toContain('/Type /Catalog')
  })

  test('keeps what its streams say', () => {
    const [whole, length] = /4 0 obj\n<<[^>]*\/Length (\d+)>> ?stream\n/.exec(text) ?? []
    const at = text.indexOf(whole!) + whole!.length
    const content = inflateSync(
      Buffer.from(text.slice(at, at + Number(length)), 'latin1'),
    ).toString()
    expect(content).toBe('BT (Hello) Tj ET '.repeat(40))
  })
})
