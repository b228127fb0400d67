import type { Figure, TradeRules } from '#domain/records/trade-rules.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import { figuresIn } from './figures-in.ts'
import { recordTexts } from './record-texts.ts'

/** A number with its thousands, which no dash joins to another. */
const digits = '(?<![\\d.,–−-])\\d{1,3}(?:,\\d{3})+|(?<![\\d.,–−-])\\d+(?:\\.\\d+)?'

/** Makes the rule that finds figures in texts which the record's own attributes contradict. */
export function createFigureRule({ figures = [], numberWords = {} }: TradeRules) {
  const words = new Map(Object.entries(numberWords))
  const rules = figures.flatMap((figure) =>
    figure.forms.map((form) => ({ ...figure, pattern: patternOf(form, [...words.keys()]) })),
  )
  return ({ file, data }: CatalogueFile): Fault[] => {
    const own = recordTexts(data)
    return rules.flatMap(({ attribute, fields, pattern, worst }) => {
      const stated = statedBy(data, attribute)
      if (stated.length === 0) return []
      return own
        .filter(({ field }) => !fields || fields.includes(field))
        .flatMap(({ field, text }) =>
          [...text.matchAll(pattern)].flatMap(([said, number]) => {
            const value = words.get(number!.toLowerCase()) ?? Number(number!.replaceAll(',', ''))
            if (agrees(value, stated, worst, text)) return []
            const message = fillIn(texts.textDiffers, {
              said: quote(said),
              attribute,
              stated: [...new Set(stated)].join(', '),
            })
            return warningFault(file, field, message)
          }),
        )
    })
  }
}

function agrees(
  value: number,
  stated: readonly number[],
  worst: Figure['worst'],
  text: string,
): boolean {
  if (worst === 'lowest') return value >= Math.min(...stated)
  if (worst === 'highest') return value <= Math.max(...stated)
  return stated.includes(value) || statesOne(text, stated)
}

/** A text that has the record's figure as well says when the other holds. */
function statesOne(text: string, stated: readonly number[]): boolean {
  const numbers = text.match(new RegExp(digits, 'g')) ?? []
  return numbers.some((number) => stated.includes(Number(number.replaceAll(',', ''))))
}

/** What the record and its variants state, and the side of that name. */
function statedBy(data: Record<string, unknown>, attribute: string): number[] {
  const variants = Array.isArray(data.variants) ? data.variants : []
  const maps = [data, ...variants, data.size].filter(
    (map): map is Record<string, unknown> => typeof map === 'object' && map !== null,
  )
  return maps.flatMap((map) => figuresIn(map[attribute]))
}

function patternOf(form: string, words: readonly string[]): RegExp {
  const escaped = form.replace(/[.*+?^$()|[\]\\/]/g, '\\$&').replaceAll(' ', '[ \\u00a0]')
  const number = `(${[digits, ...words.map((word) => `\\b${word}`)].join('|')})`
  return new RegExp(`${escaped.replace('{}', number)}(?![\\p{L}\\d])`, 'giu')
}
