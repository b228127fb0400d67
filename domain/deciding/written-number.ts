import { formatValue, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { readPattern, type Slot } from '#domain/catalogue/number-pattern.ts'
import type { NumberedProduct, NumberReader } from '#domain/catalogue/number-reader.ts'
import { codeOf, offered, readNumber } from '#domain/catalogue/part-number.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { slotMeasure } from '#domain/catalogue/slot-measure.ts'
import { typedWithUnit } from '#domain/catalogue/typed-unit.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/list.ts'
import { columnOf } from './column.ts'
import { isSeries, type WrittenNumber } from './parts-list.ts'

type Sources = {
  numbers: NumberReader
  /** The product that had a number before, of those that are made. */
  formerly: (number: string) => Product | undefined
  definitions: ReadonlyMap<string, AttributeDefinition>
}

/**
 * Reads numbers as buyers write them: those that there are, those that there were ('Formerly QA-12.'), and a
 * series with a length beside it, 'QH-12 10 ft'. Whatever was asked otherwise than it is offered is told.
 */
export function createWrittenReader({
  numbers,
  formerly,
  definitions,
}: Sources): (written: string) => WrittenNumber | undefined {
  return (written) => numbers(written) ?? wholeBefore(written) ?? measured(written)

  /** What a former number stands for now; undefined where that is a series. */
  function wholeBefore(written: string): WrittenNumber | undefined {
    const found = before(written)
    if (!found) return undefined
    const isOpen = isSeries(columnOf(found.product, found.partNumber, definitions))
    return isOpen ? undefined : found
  }

  /** Where a former number stood for a series, what stands behind it is chosen as it was. */
  function before(written: string): WrittenNumber | undefined {
    const pieces = written.trim().split('-')
    for (let length = pieces.length; length > 0; length--) {
      const start = pieces.slice(0, length).join('-')
      const product = numbers(start) ? undefined : formerly(start)
      const number = product && [product.partNumber, ...pieces.slice(length)].join('-')
      const found = number ? numbers(number) : undefined
      if (found) return { ...found, note: fillIn(texts.formerly, { number: written.trim() }) }
    }
    return undefined
  }

  function measured(written: string): WrittenNumber | undefined {
    const [, head = '', measure = ''] = numberAndMeasure.exec(written.trim()) ?? []
    const series: WrittenNumber | undefined = head ? (numbers(head) ?? before(head)) : undefined
    // What no product is called may be a number but for its length.
    if (head && !series) return numbers(`${head}-${lengthCode(measure)}`)
    const { pattern } = readPattern(series?.product.ordering)
    if (!series || !pattern) return undefined
    const takes = pattern.slots.flatMap((slot) => {
      const found = slotMeasure(slot, measure)
      return found ? { slot, ...found } : []
    })
    const [first] = takes
    if (!first) return undefined
    const choices = readNumber(pattern, series.partNumber)
    if (choices) {
      const isSaid = takes.some(
        ({ slot, chosen }) => chosen?.isExact && codeOf(slot, choices[slot.key]) === chosen.code,
      )
      const said = { asked: first.asked, offered: choiceText(first.slot, choices[first.slot.key]) }
      return noted(series, series.note, isSaid ? '' : fillIn(texts.saidByNumber, said))
    }
    for (const { asked, chosen } of takes) {
      const whole = chosen && numbers(`${series.partNumber}-${chosen.code}`)
      if (!whole) continue
      const nextUp = fillIn(texts.nextUp, { asked, offered: chosen.label })
      return noted(whole, series.note, chosen.isExact ? '' : nextUp)
    }
    const { asked, slot } = first
    const said = { asked, label: slot.label, offered: offered(slot) }
    return noted(series, series.note, fillIn(texts.notOffered, said))
  }
}

function choiceText({ values, unit }: Slot, choice: string | number | undefined): string {
  if (typeof choice === 'number') return formatValue(choice, unit)
  return values.find(({ code }) => code === choice)?.label ?? ''
}

/** In a number, '2.5 m' is 2M5. */
function lengthCode(measure: string): string {
  const figure = typedWithUnit(measure, { unit: 'm' }, 'none')
  const [whole = '', part = ''] = figure === undefined ? [] : String(figure).split('.')
  return whole && `${whole}M${part}`
}

function noted({ product, partNumber }: NumberedProduct, ...notes: (string | undefined)[]) {
  const note = notes.filter(Boolean).join(' ')
  return { product, partNumber, ...(note && { note }) }
}

const numberAndMeasure = /^(\S+)\s+(\p{Nd}[\p{Nd}.,]*\s*[^\p{Nd}\s.,]+\.?)$/u
