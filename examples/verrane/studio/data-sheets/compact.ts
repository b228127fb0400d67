import { deflateSync, inflateSync } from 'node:zlib'

type PdfObject = {
  number: number
  body: Buffer
}

/**
 * Rewrites a PDF of Chromium's for the fewest bytes: objects that are no streams go into one
 * compressed object stream (the tags of a sheet are 300 small objects), streams are deflated
 * again at the best level. What a reader sees is the same. PDF 1.5, ISO 32000-1, 7.5.7 and 7.5.8.
 */
export function compact(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const trailer = /trailer\n<<([\s\S]*?)>>\nstartxref/.exec(text)?.[1]
  if (!trailer)
    throw new Error('not a PDF with a plain trailer; did Chromium change how it writes them?')
  const objects = readObjects(pdf, text)
  const streams = objects
    .filter(({ body }) => isStream(body))
    .map(({ number, body }) => ({ number, body: deflateAgain(body) }))
  const plain = objects.filter(({ body }) => !isStream(body))
  const size = Math.max(...objects.map(({ number }) => number)) + 3
  const [packNumber, tableNumber] = [size - 2, size - 1]

  const chunks: Buffer[] = []
  const offsets = new Map<number, number>()
  let length = 0
  const put = (data: Buffer) => {
    chunks.push(data)
    length += data.length
  }
  put(Buffer.from('%PDF-1.5\n%\xd3\xeb\xe9\xe1\n', 'latin1'))
  for (const { number, body } of [...streams, { number: packNumber, body: pack(plain) }]) {
    offsets.set(number, length)
    put(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  const start = length
  offsets.set(tableNumber, start)
  const keys = trailer
    .replace(/\/Size \d+/, '')
    .trim()
    .replace(/\s+/g, ' ')
  put(
    Buffer.concat([
      Buffer.from(`${tableNumber} 0 obj\n`),
      table(size, offsets, plain, packNumber, keys),
      Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
    ]),
  )
  return Buffer.concat(chunks)
}

/** Objects in the order of the file, found through its cross-reference table. */
function readObjects(pdf: Buffer, text: string): PdfObject[] {
  const at = Number(/startxref\n(\d+)/.exec(text)?.[1])
  const [, first, count] = /^xref\n(\d+) (\d+)\n/.exec(text.slice(at, at + 40)) ?? []
  const rows = [...text.slice(at).matchAll(/(\d{10}) \d{5} ([nf])/g)].slice(0, Number(count))
  return rows.flatMap(([, offset, use], index) => {
    if (use !== 'n') return []
    const number = Number(first) + index
    const from = Number(offset) + `${number} 0 obj\n`.length
    const dictionaryEnd = text.indexOf('\nendobj', from)
    const stream = /^<<[\s\S]*?\/Length (\d+)[\s\S]*?>>\s*stream\n/.exec(
      text.slice(from, from + 4000),
    )
    const streamed = stream && !stream[0].includes('endobj')
    const to = streamed
      ? text.indexOf('\nendobj', from + stream[0].length + Number(stream[1]))
      : dictionaryEnd
    return [{ number, body: pdf.subarray(from, to) }]
  })
}

const isStream = (body: Buffer) =>
  body.includes('stream\n') && body.subarray(-10).includes('endstream')

function deflateAgain(body: Buffer): Buffer {
  const at = body.indexOf('stream\n')
  const head = body.subarray(0, at).toString('latin1')
  const length = Number(/\/Length (\d+)/.exec(head)?.[1])
  if (!/\/Filter \/FlateDecode/.test(head) || !length) return body
  const raw = body.subarray(at + 7, at + 7 + length)
  const again = deflateSync(inflateSync(raw), { level: 9, memLevel: 9 })
  const best = again.length < raw.length ? again : raw
  return Buffer.concat([
    Buffer.from(`${head.replace(/\/Length \d+/, `/Length ${best.length}`)}stream\n`, 'latin1'),
    best,
    Buffer.from('\nendstream'),
  ])
}

function pack(objects: PdfObject[]): Buffer {
  let offset = 0
  const index = objects.map(({ number, body }) => {
    const entry = `${number} ${offset}`
    offset += body.length + 1
    return entry
  })
  const head = `${index.join(' ')}\n`
  const data = deflateSync(
    Buffer.concat([Buffer.from(head), ...objects.flatMap(({ body }) => [body, Buffer.from('\n')])]),
    { level: 9, memLevel: 9 },
  )
  return Buffer.concat([
    Buffer.from(
      `<</Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode /Length ${data.length}>>\nstream\n`,
    ),
    data,
    Buffer.from('\nendstream'),
  ])
}

/** One row of 6 bytes for each object: kind, offset or pack, place in the pack. */
function table(
  size: number,
  offsets: Map<number, number>,
  packed: PdfObject[],
  packNumber: number,
  keys: string,
): Buffer {
  const rows = Buffer.alloc(size * 6)
  for (const [number, offset] of offsets) {
    rows.writeUInt8(1, number * 6)
    rows.writeUIntBE(offset, number * 6 + 1, 3)
  }
  for (const [place, { number }] of packed.entries()) {
    rows.writeUInt8(2, number * 6)
    rows.writeUIntBE(packNumber, number * 6 + 1, 3)
    rows.writeUInt16BE(place, number * 6 + 4)
  }
  rows.writeUInt16BE(0xffff, 4)
  const data = deflateSync(rows, { level: 9 })
  return Buffer.concat([
    Buffer.from(
      `<</Type /XRef /Size ${size} /W [1 3 2] ${keys} /Filter /FlateDecode /Length ${data.length}>>\nstream\n`,
    ),
    data,
    Buffer.from('\nendstream'),
  ])
}
