import type { Figures, Measure } from './figures.ts'

/** What an author's figures may not fall below; of violations and inventions, there are no more. */
export type Floor = Partial<Record<Measure, number>> & { violations?: number; invented?: number }

/** Every figure that is worse than its floor, and every floor without a figure, in words. */
export function belowFloor(
  figures: Readonly<Record<string, Figures>>,
  floors: Readonly<Record<string, Floor>>,
): string[] {
  return Object.entries(floors).flatMap(([author, floor]) =>
    Object.entries(floor).flatMap(([name, limit]) => {
      const figure = figures[author]?.[name as keyof Floor]
      if (figure === undefined) return [`${author}: ${name} was not measured`]
      if (typeof figure === 'number')
        return figure > limit ? [`${author}: ${name} ${figure}, at most ${limit}`] : []
      const { share } = figure
      return share < limit ? [`${author}: ${name} ${share}, at least ${limit}`] : []
    }),
  )
}
