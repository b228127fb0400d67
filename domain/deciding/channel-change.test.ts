import { describe, expect, test } from 'vitest'
import { readChannelChange } from './channel-change.ts'
import { rules } from './channel.fixture.ts'
import { formatChannelState } from './channel-state.ts'

const change = (query: string) => readChannelChange(new URLSearchParams(query), rules)
const after = (query: string) => decodeURIComponent(formatChannelState(change(query).state))

describe('the form of a budget', () => {
  test('changes amounts, takes rows away and moves them', () => {
    const items = 'items=pipe:1km,TEE:1,HOSE:1'
    expect(after(`${items}&a1=2+km&a2=3`)).toBe('items=pipe:2km,TEE:3,HOSE:1')
    expect(after(`${items}&remove=2`)).toBe('items=pipe:1km,HOSE:1')
    expect(after(`${items}&up=3`)).toBe('items=pipe:1km,HOSE:1,TEE:1')
    expect(after(`${items}&up=1`)).toBe(items)
    expect(after(`${items}&swap=3:HOSE-1`)).toBe('items=pipe:1km,TEE:1,HOSE-1:1')
  })

  test('adds lengths, pieces, products and numbers of one’s own', () => {
    expect(
      after(
        'items=TEE&medium=pipe&length=300+m&part=weld&count=4&product=HOSE&amount=2&own=Flange&ownTypical=.1&ownWorst=0.2',
      ),
    ).toBe('items=TEE:1,pipe:300m,weld:4,HOSE:2,Flange=0.1..0.2:1')
    expect(after('add=weld:2')).toBe('items=weld:2')
    expect(after('medium=pipe&length=1,500.5+m')).toBe('items=pipe:1500.5m')
  })

  test('reads numbers as they are typed, and writes them as addresses have them', () => {
    const typed = 'limit=own&most.typed=1,200&least.typed=0,5&margin.typed='
    expect(after(`${typed}&most=3`)).toBe('limit=own&most=1200&least=0.5')
    expect(change(typed).isSettled).toBe(false)
    expect(after('limit=powers&outMin.typed=−1.5&inMin.typed=-28')).toBe(
      'limit=powers&outMin=-1.5&inMin=-28',
    )
    expect(change('limit=own&most.typed=-3&margin.typed=x')).toMatchObject({
      state: { own: {}, margin: 0 },
      unread: [
        { field: 'most.typed', text: '-3' },
        { field: 'margin.typed', text: 'x' },
      ],
    })
    // An address is the same in any language.
    expect(change('limit=own&most=1,200').unread).toEqual([{ field: 'most', text: '1,200' }])
  })

  test('says what it could not read, and leaves the row as it was', () => {
    expect(change('items=TEE:1&a1=lots&medium=pipe&ownWorst=x&margin=-1')).toMatchObject({
      state: { items: [{ what: 'TEE', count: 1 }], margin: 0 },
      unread: [
        { field: 'a1', text: 'lots' },
        { field: 'ownWorst', text: 'x' },
        { field: 'length', text: '' },
        { field: 'margin', text: '-1' },
      ],
    })
  })

  test('asks for the unit of a length, and never takes it for a count', () => {
    expect(change('medium=pipe&length=2')).toMatchObject({
      state: { items: [] },
      unread: [{ field: 'length', text: '2', isWithoutUnit: true }],
      refused: { medium: 'pipe', length: '2' },
    })
    expect(change('items=pipe:1km&a1=2')).toMatchObject({
      state: { items: [{ what: 'pipe', count: 1, length: { value: 1, unit: 'km' } }] },
      unread: [{ field: 'a1', text: '2', isWithoutUnit: true }],
    })
  })

  test('says of what it was told how much, and not what', () => {
    expect(change('length=5+km&count=2&product=HOSE')).toMatchObject({
      state: { items: [{ what: 'HOSE', count: 1 }] },
      unread: [
        { field: 'length', text: '5 km', unchosen: 'medium' },
        { field: 'count', text: '2', unchosen: 'part' },
      ],
    })
    expect(change('medium=pipe&amount=3').unread).toEqual([
      { field: 'length', text: '' },
      { field: 'amount', text: '3', unchosen: 'product' },
    ])
  })

  test('keeps what could not be added as it was filled in', () => {
    expect(change('medium=pipe&length=lots&part=weld&count=2&own=Flange').refused).toEqual({
      medium: 'pipe',
      length: 'lots',
      own: 'Flange',
      ownLeast: '',
      ownTypical: '',
      ownWorst: '',
    })
    expect(change('medium=pipe&length=2m').refused).toEqual({})
  })

  test('holds no more rows than fit', () => {
    const full = Array.from({ length: 40 }, () => 'TEE').join()
    expect(change(`items=${full}&add=weld`)).toMatchObject({ isFull: true })
    expect(change(`items=${full}&add=weld`).state.items).toHaveLength(40)
  })

  test('leads to an address that stays as it is', () => {
    for (const query of [
      'items=TEE&limit=&margin=&a1=2',
      'items=Flange=0.1..0.2,HOSE:2x3m&at=hot&limit=own&most=3&least=',
      'limit=powers&outMin=−1.5&inMin=-28&margin=2.5',
    ]) {
      const first = change(query)
      const again = change(formatChannelState(first.state))
      expect(again).toEqual({ ...first, isSettled: true })
    }
    expect(change('items=TEE&limit=').isSettled).toBe(false)
    expect(change('').isSettled).toBe(true)
  })

  test('takes the condition of the limit where none is asked for', () => {
    expect(change('limit=rule').state).toMatchObject({ at: 'hot', limit: 'rule' })
    expect(after('limit=rule')).toBe('limit=rule')
    expect(after('limit=rule&at=cold')).toBe('at=cold&limit=rule')
    expect(change('limit=nosuch&at=nosuch').state).toMatchObject({ at: 'cold', limit: '' })
  })
})
