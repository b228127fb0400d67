import { describe, expect, test } from 'vitest'
import { verdictOf } from './channel-limit.ts'
import { lineOf, rules } from './channel.fixture.ts'
import { readChannelState } from './channel-state.ts'

const judge = (query: string) => {
  const params = new URLSearchParams(query)
  const state = readChannelState(params, rules)
  const limit = rules.limits.find(({ key }) => key === state.limit)
  return verdictOf(lineOf(params.get('items') ?? '', state.at, state.margin), limit, state)
}

describe('a limit of a list', () => {
  test('is kept with what is left of it, or not', () => {
    expect(judge('limit=pump&items=pipe:5km')).toEqual({
      isFaulty: false,
      most: { verdict: 'within', left: 1, allowed: 3 },
      least: { verdict: 'enough', missing: 0, allowed: 1 },
    })
    expect(judge('limit=pump&items=pipe:5km&margin=1.5').most).toEqual({
      verdict: 'above',
      left: -0.5,
      allowed: 3,
    })
  })

  test('is kept to the hair', () => {
    expect(judge('limit=pump&items=a=0.1,b=0.2,c=2.7').most!.verdict).toBe('within')
  })

  test('is not said to be kept while something is not stated', () => {
    expect(judge('limit=pump&items=SILENT,a=1').most!.verdict).toBe('unknown')
    expect(judge('limit=pump&items=SILENT,a=4').most!.verdict).toBe('above')
  })

  test('says that too little is taken only where all state how little that is', () => {
    expect(judge('limit=pump&items=a=0.5..1..2').least).toEqual({
      verdict: 'short',
      missing: 0.5,
      allowed: 1,
    })
    expect(judge('limit=pump&items=a=0.5..1..2,b=0.1').least!.verdict).toBe('maybe')
  })

  test('holds for its condition, its media and its length', () => {
    expect(judge('limit=pump&items=pipe:1km&at=hot')).toMatchObject({ noCondition: true })
    expect(judge('limit=pump&items=a=1,tube:1km&at=hot')).toMatchObject({ medium: 1 })
    expect(judge('limit=pump&items=pipe:6km,pipe:6km')).toMatchObject({
      tooLong: { length: 12, longest: 10 },
    })
  })
})

describe('a rule of a standard', () => {
  test('allows for joints, splices and lengths', () => {
    // 0.3 km × 3.0 = 0.9, 2 × 0.75 = 1.5, 1 × 0.3: 2.7.
    expect(judge('limit=rule&at=hot&items=tube:300m,joint:2,weld').most!.allowed).toBe(2.7)
    // A box of two joints, and one of joint and weld.
    expect(judge('limit=rule&at=hot&items=BOX,SHELF').most!.allowed).toBe(3 * 0.75 + 0.3)
  })

  test('knows nothing of what takes more than that', () => {
    expect(judge('limit=rule&at=hot&items=BOX,TEE')).toEqual({ isFaulty: true, noRule: 1 })
    expect(judge('limit=rule&at=cold&items=tube:1km')).toMatchObject({ noRule: 0 })
    expect(judge('limit=rule&at=hot&items=own=1')).toMatchObject({ noRule: 0 })
  })
})

describe('a limit of one’s own', () => {
  test('is what is written', () => {
    expect(judge('limit=own&most=5&least=2&items=a=3..3..4')).toMatchObject({
      most: { verdict: 'within', left: 1 },
      least: { verdict: 'enough' },
    })
    expect(judge('limit=own&items=a=3')).toEqual({ isFaulty: false })
  })

  test('follows from what is sent, and what must and may arrive', () => {
    // Least sent 1.5, least needed −28: 29.5 at most. Most sent 5, most allowed −8: 13 at the least.
    const powers = 'limit=powers&outMin=1.5&outMax=5&inMin=-28&inMax=−8'
    expect(judge(`${powers}&items=a=9..20..30`)).toMatchObject({
      most: { verdict: 'above', allowed: 29.5, left: -0.5 },
      least: { verdict: 'short', allowed: 13, missing: 4 },
    })
  })
})

test('a channel whose ends do not mate is faulty whatever it takes', () => {
  expect(judge('limit=pump&items=PANEL,CONE')).toMatchObject({
    isFaulty: true,
    most: { verdict: 'within' },
  })
  expect(judge('limit=pump&items=TAIL,pipe:1km').isFaulty).toBe(false)
})
