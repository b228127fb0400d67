import { formatValue } from './attribute.ts'
import { labelFigure } from './label-figure.ts'
import type { Slot } from './number-pattern.ts'
import { codeOf } from './part-number.ts'
import { typedWithUnit } from './typed-unit.ts'

/** What a slot takes for a measure that somebody typed. */
export type SlotMeasure = {
  /** What was typed, in the unit of the slot where it is another: '10 ft (3.048 m)'. */
  asked: string
  /** The code to be chosen, with what it stands for; none where nothing is offered that does. */
  chosen?: { code: string; label: string; isExact: boolean }
}

/** A choice of a slot by the figure that it stands for. */
type Offer = { figure: number; code: string; label: string }

/** Lengths are cut to measure, and a longer one does for a shorter; what else is measured must be met. */
const lengthUnit = 'm'

/** The choice of a slot that meets a typed measure, '10 ft'; undefined where the slot takes no such measure. */
export function slotMeasure(slot: Slot, typed: string): SlotMeasure | undefined {
  const unit = slot.unit || slot.values.map(({ label }) => labelFigure(label)?.unit).find(Boolean)
  const figure = unit ? typedWithUnit(typed, { unit }, 'none') : undefined
  if (!unit || figure === undefined) return undefined
  const [offer] = [...choicesOf(slot, unit), ...stepOf(slot, figure)]
    .filter((one) => isSame(one.figure, figure) || (unit === lengthUnit && one.figure > figure))
    .toSorted((a, b) => a.figure - b.figure)
  const inUnit = formatValue(Number(figure.toPrecision(4)), unit)
  const isOfUnit =
    typedWithUnit(`${figure} ${typed.replace(/^[\p{Nd}.,\s]+/u, '')}`, { unit }, 'none') === figure
  return {
    asked: isOfUnit ? typed : `${typed} (${inUnit})`,
    ...(offer && {
      chosen: { code: offer.code, label: offer.label, isExact: isSame(offer.figure, figure) },
    }),
  }
}

function choicesOf({ values }: Slot, unit: string): Offer[] {
  return values.flatMap(({ code, label }) => {
    const said = labelFigure(label)
    return said?.unit === unit ? { figure: said.figure, code, label } : []
  })
}

/** The step of a range that is the measure, or the next one up. */
function stepOf(slot: Slot, figure: number): Offer[] {
  if (!slot.range) return []
  const { min, step } = slot.range
  const steps = Math.max(0, Math.ceil((figure - min) / step - 1e-6))
  const value = Number((min + steps * step).toFixed(6))
  const code = codeOf(slot, value)
  return code === undefined ? [] : [{ figure: value, code, label: formatValue(value, slot.unit) }]
}

/** Feet are no whole number of meters in binary. */
const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, a)
