import { expect, test } from 'vitest'
import { demandsOf, lampSearch } from './lamps-search.fixture.ts'

test.each([
  // A negation turns a bound round, wherever it stands before the figure.
  ["wall lamp that can't be deeper than 9 in", 'depth 9 in or less'],
  ['wall lamp, cannot be deeper than 9 in', 'depth 9 in or less'],
  ['wall lamp no wider or deeper than 9 in', 'depth 9 in or less'],
  ['wall lamp no heavier than 4 kg', 'weight 4 kg or less'],
  ["wall lamp, shouldn't weigh more than 4 kg", 'weight 4 kg or less'],
  ["wall lamp that doesn't exceed 4 kg", 'weight 4 kg or less'],
  ['wall lamp, nothing over 300 mm deep', 'depth 300 mm or less'],
  ['wall lamp, depth nothing over 300 mm', 'depth 300 mm or less'],
  ['wall lamp whose depth must not exceed 250 mm', 'depth 250 mm or less'],
  ['wall lamp, not above 250 mm depth', 'depth 250 mm or less'],
  ['dimmer, nothing under 15 dB damping', 'damping 15 dB or more'],
  ['dimmer with damping no lower than 15 dB', 'damping 15 dB or more'],
  ['Leuchte höchstens 300 mm tief', 'depth 300 mm or less'],
  ['Leuchte nicht tiefer als 300 mm', 'depth 300 mm or less'],
  ['Leuchte, Tiefe maximal 300 mm', 'depth 300 mm or less'],
  ['Leuchte, Tiefe nicht über 300 mm', 'depth 300 mm or less'],
  ['lampe pas plus de 300 mm de profondeur', 'depth 300 mm or less'],
  ['lampe pas plus profonde que 300 mm', 'depth 300 mm or less'],
  ['lámpara de no más de 300 mm de fondo', 'depth 300 mm or less'],
  ['lámpara no más profunda que 300 mm', 'depth 300 mm or less'],
  ['lamp niet dieper dan 300 mm', 'depth 300 mm or less'],
  ['lamp, diepte niet meer dan 300 mm', 'depth 300 mm or less'],
  ['lamp, non più profonda di 300 mm', 'depth 300 mm or less'],
  ['lamp, profondità non più di 300 mm', 'depth 300 mm or less'],
])('“%s” bounds the %s', (text, says) => expect(demandsOf(text)).toEqual([says]))

test.each([
  ['lamp with at least 3 but no more than 8 bulbs', '3 to 8 bulbs'],
  ['lamp with more than 3 and less than 8 bulbs', '3 to 8 bulbs'],
  ['lamp, at least 3, at most 8 bulbs', '3 to 8 bulbs'],
  ['lamp, depth at least 100 and at most 200 mm', 'depth 100 to 200 mm'],
  ['lamp between 3 and 8 bulbs', '3 to 8 bulbs'],
  ['wall lamp with cord of 3 m to 5 m', 'cord length 3 to 5 m'],
  ['lamp of 3 to 5 kg', 'weight 3 to 5 kg'],
  ['Leuchte von 3 bis 5 kg', 'weight 3 to 5 kg'],
  ['Leuchte mit mindestens 3 und höchstens 8 bulbs', '3 to 8 bulbs'],
  ['lampe de 3 à 5 kg', 'weight 3 to 5 kg'],
  ['lámpara entre 3 y 5 kg', 'weight 3 to 5 kg'],
  ['lamp tussen 3 en 5 kg', 'weight 3 to 5 kg'],
  ['lamp van 3 tot 5 kg', 'weight 3 to 5 kg'],
  ['lamp tra 3 e 5 kg', 'weight 3 to 5 kg'],
])('“%s” is the range %s', (text, says) => expect(demandsOf(text)).toEqual([says]))

test('a size that no usual attribute has is one of another', () => {
  expect(demandsOf('wall lamp 30000 mm')).toEqual(['cord length 30,000 mm'])
  expect(demandsOf('wall lamp 150 mm')).toEqual(['depth 150 mm or less?'])
})

test.each([
  ['Edison or bipin lamp', 'edison or bipin'],
  ['lámpara Edison o bipin', 'edison o bipin'],
  ['lamp, Edison of bipin', 'edison of bipin'],
])('“%s” takes either', (text) => {
  const { constraints } = lampSearch.parse(text)
  expect(constraints.map(({ test: asked }) => asked)).toEqual([
    { type: 'values', values: new Map([['screw', new Set(['Edison', 'Bipin'])]]) },
  ])
})

test('a denied value leaves its kind asked for', () => {
  const { kinds, excluded } = lampSearch.parse('no bayonet dimmers')
  expect([kinds, excluded].map((all) => all.map(({ says }) => says))).toEqual([['dimmers'], []])
  expect(demandsOf('no bayonet dimmers')).toEqual(['not bayonet'])
})

test('a negation of something else turns no bound round', () => {
  expect(demandsOf('nothing fancy, wall lamp over 4 kg')).toEqual(['weight 4 kg or more'])
  expect(lampSearch.parse("I can't find a wall lamp").excluded).toEqual([])
})
