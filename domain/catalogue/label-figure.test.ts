import { expect, test } from 'vitest'
import { labelFigure } from './label-figure.ts'

test.each([
  ['2.4 m, 432 homes', { figure: 2.4, unit: 'm' }],
  ['1060 nm', { figure: 1060, unit: 'nm' }],
  ['144, twelve modules', { figure: 144, unit: '' }],
  ['-40 °C', { figure: -40, unit: '°C' }],
  ['24', { figure: 24, unit: '' }],
  ['24 pigtails of G.657.A2', undefined],
  ['1×32', undefined],
  ['MPO-12', undefined],
])('%s begins with %o', (label, figure) => {
  expect(labelFigure(label)).toEqual(figure)
})
