import { describe, expect, test } from 'vitest'
import { unreadText } from './list-text.ts'
import { readerOf } from './read-pasted.fixture.ts'
import { readPasted } from './pasted-lines.ts'

const number = 'VHD1-144LC-OS2-U'
const { read, column, isNumber } = readerOf(
  'QB-15',
  'QB-25-E-50',
  'SEALKIT',
  '4711',
  'NJ 316',
  number,
)

describe('a comma between figures', () => {
  test.each([
    ['MPN,Quantity,Price', `${number},12,845.00`],
    ['MPN,Quantity,Stock', `${number},12,845`],
    ['MPN,Qty Required,Qty in Stock', `${number},12,250`],
    ['MPN,Quantity,Pack,Unit', `${number},12,500,pcs`],
    ['MPN,Description,Qty,Price,Total', `${number},Panel,12,845.00,10140.00`],
    ['MPN,Quantity,Price', `${number},12,99.50`],
    ['MPN,Quantity,Price', `${number},12,$845.00`],
    ['MPN, Quantity, Price', `${number}, 12, 845.00`],
    ['MPN;Quantity;Price', `${number};12;845.00`],
    ['MPN\tQuantity\tPrice', `${number}\t12\t845.00`],
    ['MPN,Quantity,Price', `${number},12,"1,845.00"`],
    ['Price,Total,MPN,Quantity', `845,200,${number},12`],
  ])('parts cells where the heads say so: %s', (header, row) => {
    expect(read(header, row)).toEqual([`12 ${number}`])
    expect(read('sep=' + (/[,;\t]/.exec(header)?.[0] ?? ''), header, row)).toEqual([`12 ${number}`])
  })

  test('is a fault where nothing says which figure is the quantity', () => {
    for (const row of [`${number},12,845`, `${number},1,500`, `3\tQB-15\tLever valve\t40`])
      expect(read(row)).toEqual([`which column: ${row}`])
  })

  test('that no quote holds moves the cells behind it, which is a fault', () => {
    const header = 'Part,Description,Stock,Qty'
    const row = `${number},Panel, black,500,12`
    expect(read(header, row, 'QB-15,"Valve, brass",500,3')).toEqual([
      '3 QB-15',
      `which column: ${row}`,
    ])
  })
})

describe('the heads of a table', () => {
  test.each([
    ['Qty\tPart\tOrder code', `12\t${number}\t491202`],
    ['Qty\tPart\tUnit price', `12\t${number}\t845`],
    ['Qty\tPart\tYear', `12\t${number}\t2026`],
    ['Qty\tPart\tHS code', `12\t${number}\t854470`],
    ['Qty\tPart\tEAN', `12\t${number}\t4006381333931`],
    ['Pos;Menge;Artikel;Lieferzeit Tage', `1;12;${number};14`],
    ['Pos;Menge;ME;Artikel-Nr.;Bezeichnung;Preis', `10;12;St;${number};Gehäuse;845,00`],
    ['Pos.;Art.-Nr.;Bezeichnung;Stückzahl;Lagerbestand', `1;${number};Gehäuse;12;40`],
    ['Lfd. Nr.;Hersteller-Teilenummer;Bestellmenge;Menge je Baugruppe', `7;${number};12;4`],
    [
      'Index,Quantity,Part Number,Manufacturer Part Number,Description,Backorder,Unit Price,Extended Price',
      `1,12,4711-ND,${number},Panel,0,845.00,"10,140.00"`,
    ],
    [
      'References,Qty,Description,Manufacturer,MPN,Digikey,Mouser,Farnell',
      `"U1, U2",12,Panel,Acme,${number},491202,499225,378700`,
    ],
    ['"Reference","Value","Footprint","Qty"', `"J1,J2","${number}","Panel:1U","12"`],
    [
      'Id;Designator;Footprint;Quantity;Designation;Supplier and ref',
      `1;"J1,J2";Panel_1U;12;${number};;`,
    ],
    ['Comment,Description,Designator,Footprint,LibRef,Quantity', `${number},Panel,J1,1U,P-1,12`],
    ['Qty per board,Total qty,Part No.', `3,12,${number}`],
    ['Reference,Value,Quantity Per PCB,MPN', `J1,Panel,12,${number}`],
    ['Part,Qty per reel,Qty per assembly', `${number},500,12`],
    ['Artikel;Preis pro Stück;Menge pro Gerät', `${number};845;12`],
    ['Part #,Qty in stock,Qty', `${number},400,12`],
    ['Part number,Order Qty,Qty backordered,Qty available', `${number},12,3,400`],
    ['Customer part number,Part number,Quantity', `4712,${number},12`],
    ['Référence article;Désignation;Qté;Prix', `${number};Coffret;12;845,00`],
    ['Cantidad;Código;Precio', `12;${number};845`],
    ['型号,单价,数量', `${number},845,12`],
    ['| Part | Stock | Qty |', `|---|---:|--:|\n| ${number} | 400 | 12 |`],
  ])('name its columns: %s', (header, row) => {
    expect(read(header, row)).toEqual([`12 ${number}`])
  })

  test('stand below what a file says of itself, and in a mail', () => {
    const rows = ['MPN,Qty,Stock', 'QB-15,3,400', `${number},12,90`]
    const items = ['3 QB-15', `12 ${number}`]
    expect(read('Source:,board-v2.sch', 'Date:,2026-11-21', '', ...rows)).toEqual(items)
    expect(read('Hi team,', 'please quote:', '', ...rows, '', 'Thanks, Jim')).toEqual([
      ...items,
      'no number: Thanks, Jim',
    ])
    expect(read('Parts for X200', 'As of: 2026-11-21', ...rows, 'Thanks')).toEqual([
      ...items,
      'no number: Thanks',
    ])
    expect(read('> MPN,Qty,Stock', '> QB-15,3,400', `> ${number},12,90`)).toEqual(items)
    expect(read('\ufeffMPN,Qty,Stock', ...rows.slice(1), 'Total,15,')).toEqual(items)
  })

  test('are not parts, and neither are headings between the rows', () => {
    expect(
      read('Part;Qty', '', 'Ground floor;', 'QB-15;3', ';', 'Part;Qty', `${number};12`),
    ).toEqual(['3 QB-15', `12 ${number}`])
    expect(read('Part;Qty')).toEqual([])
  })

  test('name parts that nobody knows', () => {
    expect(read('Name;Code;Menge', 'lange Hebel;X-1;4', 'kurze Hebel;X-2;1.000')).toEqual([
      '4 X-1',
      'unclear: kurze Hebel;X-2;1.000',
    ])
    expect(read('Part,Qty', 'long levers,4', ',2')).toEqual(['4 long levers', 'no number: ,2'])
  })

  test('that name two columns of quantities alike leave open which counts', () => {
    expect(read('Part;Qty;Qty', 'QB-15;3;3', `${number};12;4`)).toEqual([
      'which column: QB-15;3;3',
      `which column: ${number};12;4`,
    ])
  })
})

describe('one delimiter', () => {
  test('is that of all rows, whatever signs stand in their cells', () => {
    expect(read('Ref,Part,Qty', `J1;,${number},2`)).toEqual([`2 ${number}`])
    expect(read(`R1; R2,2,${number}`)).toEqual([`2 ${number}`])
    expect(
      read('References,Qty,MPN', 'U1; U2; U3,3,QB-15', 'R7|R8,2,SEALKIT', `"Q1,\tQ2",12,${number}`),
    ).toEqual(['3 QB-15', '2 SEALKIT', `12 ${number}`])
  })

  test('leaves quotes of several lines whole, and one that is not closed alone', () => {
    expect(read('Part,Note,Qty', 'QB-15,"for\nfloor 2, east",3', `${number},1/4" pipe,12`)).toEqual(
      ['3 QB-15', `12 ${number}`],
    )
    expect(read('Part,Note,Qty', 'QB-15,"open,3', `${number},pipe,12`)).toEqual([
      '3 QB-15',
      `12 ${number}`,
    ])
    expect(read('Part;Qty', '="4711";="3"')).toEqual(['3 4711'])
  })

  test('stands in no sentence', () => {
    expect(read('4 x QB-15, brass', 'and 2 x SEALKIT')).toEqual(['4 QB-15', '2 SEALKIT'])
    expect(column('4 x QB-15, brass')).toBeUndefined()
  })
})

describe('a quantity that cannot be read', () => {
  test.each(['#N/A', 'A/R', '=2*2', '1E3', '1.000', '4O', '-3', '0', 'TBD', '?'])(
    'is a fault and never one piece: %s',
    (quantity) => {
      const row = `${number}\t${quantity}`
      expect(read(row)).toEqual([expect.stringMatching(/^[a-z ]+: V/)])
      for (const lines of [
        ['QB-15\t3', row],
        ['Part\tQty\tPrice', `QB-15\t3\t845`, `${row}\t845`],
      ])
        expect(read(...lines)).toEqual(['3 QB-15', expect.stringMatching(/^[a-z ]+: V/)])
    },
  )

  test.each(['', 'as needed', 'see note', '2 or 3', '10 ft', '¼'])(
    'is a fault below its head, whatever it is: %j',
    (quantity) => {
      expect(read('Part;Qty;Note', `${number};${quantity};x`)).toEqual([
        `not whole: ${number};${quantity};x`,
      ])
    },
  )

  test('is one with thousands and a fraction, which a price may be', () => {
    expect(read('Part;Qty', `${number};12,845.00`)).toEqual([`unclear: ${number};12,845.00`])
    expect(read(`${number}\t12,845.00`)).toEqual([`which column: ${number}\t12,845.00`])
  })

  test('may have the unit of pieces, and thousands as the language groups them', () => {
    expect(read('Part;Qty', 'QB-15;12 pcs', `${number};"1,200"`)).toEqual([
      '12 QB-15',
      `1200 ${number}`,
    ])
  })

  test('is read again as it was, with the heads or without', () => {
    for (const text of [
      'Digikey,MPN,Qty\n491202,QB-15,3\n499225,VHD1-144LC-OS2-U,#N/A',
      'QB-15;3;845.00\nVHD1-144LC-OS2-U;1.000;12',
      'QB-15;3;845\nVHD1-144LC-OS2-U;2;12',
      'Part number;Slots\nQB-15;14',
    ]) {
      const first = readPasted(text, isNumber)
      expect(first.faults.length).toBeGreaterThan(0)
      const again = readPasted(unreadText(first), isNumber, [], first.quantityColumn)
      expect(again).toMatchObject({ items: [], faults: first.faults })
      expect(unreadText(again)).toBe(unreadText(first))
    }
  })

  test('is mended below the heads that came back with it', () => {
    const { faults, ...read } = readPasted(`491202,QB-15,3\n499225,${number},#N/A`, isNumber)
    expect(faults).toHaveLength(1)
    const mended = unreadText({ ...read, faults }).replace('#N/A', '7')
    expect(readPasted(mended, isNumber).items).toEqual([{ partNumber: number, quantity: 7 }])
  })
})
