import { expect, test } from 'vitest'
import { familySlug, familySlugIn } from './family.ts'

test.each([
  ['Lenses', 'lenses'],
  ['Fiber Cable Assemblies', 'fiber-cable-assemblies'],
  ['Fiber Terminals & Closures', 'fiber-terminals-&-closures'],
  ['  Passive \t Optical\u00a0 Components ', 'passive-optical-components'],
  ['Pre-terminated  Links', 'pre-terminated-links'],
])('the slug of “%s” is %s', (name, slug) => {
  expect(familySlug(name)).toBe(slug)
})

test.each([
  ['de', 'Prüfgeräte & Maße', 'pruefgeraete-&-masse'],
  ['sv', 'Prüfgeräte & Maße', 'prufgerate-&-masse'],
  ['ar', 'أوزان الاختبار', 'أوزان-الاختبار'],
  ['en', 'Café Tables', 'café-tables'],
])('in %s the slug of “%s” is %s', (language, name, slug) => {
  expect(familySlugIn(name, language)).toBe(slug)
})
