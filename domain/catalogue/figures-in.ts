/** The numbers that an attribute states: itself, those of a list, the limits of a measure. */
export function figuresIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(figuresIn)
  if (typeof value !== 'object' || value === null) return []
  const { min, typ, max } = value as Record<string, unknown>
  return [min, typ, max].filter((figure) => typeof figure === 'number')
}
