import type { Figures } from '#domain/catalogue/facets.ts'

export const depth: Figures = { kind: 'number', unit: 'mm', usUnit: 'in', from: 0, to: 600 }
export const heat: Figures = {
  kind: 'interval',
  unit: '°C',
  usUnit: '°F',
  covers: 'works at',
  from: -40,
  to: 85,
}
export const span: Figures = { kind: 'interval', unit: 'nm', from: 800, to: 1700 }
