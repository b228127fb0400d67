import { describe, expect, test } from 'vitest'
import { askedFor } from './read-pasted.fixture.ts'

const isNumber = (text: string) => ['QB-15', 'QB-25', 'SEALKIT'].includes(text.toUpperCase())
const one = (text: string) => askedFor(text, isNumber).join('; ')

describe('what heads a section', () => {
  test.each([
    ['Room A\n  QB-15  2\n  SEALKIT  1\nRoom B\n  QB-15  3', '5 QB-15; 1 SEALKIT'],
    ['Cellar\n\tQB-15\t2\nPump house\n\tQB-15\t3', '5 QB-15'],
    ['Floor 1\nQB-15 2\nFloor 2\nQB-15 3', '5 QB-15'],
    ['Bldg. 12:\nQB-15 2\nPhase 2 (valves):\nQB-15 3', '5 QB-15'],
    ['QB-15 2\nBrass hoses DN15:\nQB-25 3', '2 QB-15; 3 QB-25'],
    ['QB-15 2\n=== Spares ===\nQB-25 3', '2 QB-15; 3 QB-25'],
    ['QB-15 2\n[pump house]\nQB-25 3', '2 QB-15; 3 QB-25'],
  ])('%j asks for its parts alone: %j', (text, items) => {
    expect(one(text)).toBe(items)
  })

  test.each([
    ['QB-15 2\n# spares\nQB-25 3', '2 QB-15; 3 QB-25'],
    ['QB-15 2\n// DN15 for the pump house\nQB-25 3\n# end', '2 QB-15; 3 QB-25'],
    ['#Phase 2\nQB-15 2', '2 QB-15'],
    // With a quantity, or a number, it asks for something.
    ['QB-15 2\n# 3 long levers', '2 QB-15; 3 long levers'],
    ['QB-15 2\n# SEALKIT', '2 QB-15; 1 SEALKIT'],
    ['QB-15 2\n# XY-99-Z', '2 QB-15; 1 XY-99-Z'],
    ['QB-15 2\n#5 QB-25 12', '2 QB-15; 12 QB-25'],
  ])('%j, with remarks, asks for %j', (text, items) => {
    expect(one(text)).toBe(items)
  })

  test.each([
    // Among others at the margin, words alone may be a part.
    ['QB-15 2\nlong levers\nQB-25 3', '2 QB-15; 1 long levers; 3 QB-25'],
    ['QB-15 2\n\nlong levers\n\nQB-25 3', '2 QB-15; 1 long levers; 3 QB-25'],
    ['QB-15 2\n  3 long levers\n    QB-25 3', '2 QB-15; 3 long levers; 3 QB-25'],
    ['QB-15 2\nlevers\nlevers\nQB-25 3', '2 QB-15; 2 levers; 3 QB-25'],
    ['QB-15 2\nQB-30\n  QB-25 3', '2 QB-15; 1 QB-30; 3 QB-25'],
    ['QB-15 2\nAB40\n  QB-25 3', '2 QB-15; 1 AB40; 3 QB-25'],
    // Nothing stands below.
    ['QB-15 2\nAlso long levers:', '2 QB-15; 1 Also long levers:'],
  ])('%j asks for all of it: %j', (text, items) => {
    expect(one(text)).toBe(items)
  })
})
