import { describe, expect, test } from 'vitest'
import { axe } from '#test/axe.ts'
import { statesAt } from '#test/open-states.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()
/** A form that is filled in by a program is asked to work first. */
const tolerate = /status of (404|422|428)/

describe.each([1440, 390])('axe finds nothing at %i px', (width) => {
  test.each(statesAt(width))('with $what', async ({ path, open, part, options }) => {
    const page = await visit(path, { width, tolerate, reducedMotion: 'reduce', ...options })
    await open(page)
    expect(await axe(page, part)).toEqual([])
  })
})
