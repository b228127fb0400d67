import { describe, expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { ask, assistant, numbersNamed } from './valves.fixture.ts'

describe('on the page of a product', () => {
  test.each<[string, string]>([
    ['what pressure does it take?', 'about'],
    ['of which body is it?', 'about'],
    ['the bore?', 'about'],
    ['is it of stainless steel', 'about'],
    ['does it fit the QK-15?', 'fit'],
    ['what goes with it', 'partners'],
    ['what do I need with it?', 'partners'],
    ['what is the price here', 'supply'],
  ])('a question without another subject is about it: %s', (text, kind) => {
    const { outcome } = ask(text, 'QB-15')
    expect(outcome.kind).toBe(kind)
    expect(JSON.stringify(outcome)).toContain('"partNumber":"QB-15"')
  })

  test('a quote is asked for as many of it as are told', () => {
    expect(ask('I need a quote for 40 of these', 'QB-15').reply).toContain('/offer?of=QB-15:40')
    expect(ask('What do they cost?', 'QB-15').reply).toContain('/offer?of=QB-15')
  })

  test('its documents are meant where no other thing is', () => {
    const { outcome } = ask('where is the data sheet', 'QBS-15')
    expect(outcome).toMatchObject({ kind: 'documents', products: [{ partNumber: 'QBS-15' }] })
  })

  test.each(['a digital gauge', 'does QK-25 fit QB-25?', 'hello'])(
    'a question with one is not: %s',
    (text) => expect(ask(text, 'QB-15')).toEqual(ask(text)),
  )

  test('“it” is what the conversation named', () => {
    expect(ask(['QB-25', 'what pressure does it take?'], 'QK-15').outcome).toMatchObject({
      found: { product: { partNumber: 'QB-25' } },
    })
  })

  test('another of its kind that is described in a later turn is looked for', () => {
    const first = 'what pressure does it take?'
    expect(ask([first, 'a brass ball valve for DN 25'], 'QB-15').outcome).toMatchObject({
      kind: 'products',
      found: [{ product: { partNumber: 'QB-25' } }],
    })
    for (const own of ['is the ball valve of brass and for 40 bar?', 'is it a brass valve, DN 15?'])
      expect(JSON.stringify(ask([first, own], 'QB-15').outcome), own).toMatch(/"QB-15"/)
  })

  test('“it” behind a kind in one sentence is of that kind', () => {
    const text = 'a gas valve, it should be for DN 20'
    expect(ask(text, 'QK-15')).toEqual(ask(text))
  })
})

describe('on the page of a family', () => {
  const gauges = 'Pressure Gauges'

  test('its products are meant where no kind is named', () => {
    const { reply } = ask('100 mm dial', gauges)
    for (const number of numbersNamed(reply))
      expect(products.find((one) => one.partNumber === number)!.family).toBe(gauges)
    expect(numbersNamed(reply)).not.toEqual([])
  })

  test('another kind may be asked for', () => {
    expect(ask('a seat kit', gauges)).toEqual(ask('a seat kit'))
  })

  test('it is found by its path', async () => {
    expect(await assistant.pageAt(`/all/${gauges}`)).toEqual({ family: gauges })
  })
})

describe('where several are shown together', () => {
  const beside = '/beside?products=QB-15,QB-25,QG-63'
  const on = async (address: string, ...turns: string[]) => {
    const { outcome, reply } = assistant.recommend(turns, await assistant.pageAt(address))
    return { outcome, reply: reply.replaceAll('\u00a0', ' ') }
  }

  test('a comparison and a parts list are read from their addresses', async () => {
    const numbersAt = async (address: string) => {
      const page = await assistant.pageAt(address)
      return page && 'products' in page ? page.products.map((one) => one.partNumber) : page
    }
    expect(await numbersAt(beside)).toEqual(['QB-15', 'QB-25', 'QG-63'])
    expect(await numbersAt('/parts?items=qb-15:4,NONE-1:2,QK-15:1&page=1')).toEqual([
      'QB-15',
      'QK-15',
    ])
    expect(await assistant.pageAt('/parts?items=QB-15:4')).toMatchObject({
      product: { partNumber: 'QB-15' },
    })
    for (const none of ['/parts', '/beside?products=', '/beside?products=%', '/other?items=QB-15'])
      expect(await assistant.pageAt(none)).toBeUndefined()
  })

  test.each(['which of these takes 40 bar?', 'which takes 40 bar?', 'do they take 40 bar?'])(
    'what is asked is held against each of them: %s',
    async (text) => {
      const { outcome, reply } = await on(beside, text)
      expect(outcome.kind).toBe('shown')
      for (const number of ['QB-15', 'QB-25', 'QG-63']) expect(reply).toContain(`(${number}`)
    },
  )

  test('what meets it is told from what does not, by their records', async () => {
    const { outcome } = await on(beside, 'which of these takes 40 bar?')
    if (outcome.kind !== 'shown') throw new Error(outcome.kind)
    const taking = outcome.found.filter(({ fits }) => fits).map((one) => one.product.partNumber)
    const recorded = products.filter(
      ({ partNumber, attributes }) =>
        ['QB-15', 'QB-25', 'QG-63'].includes(partNumber) &&
        Number(attributes['pressure']?.[0]) >= 40,
    )
    expect(taking).toEqual(recorded.map(({ partNumber }) => partNumber))
  })

  test('two of them go together or do not', async () => {
    const { outcome } = await on('/beside?products=QB-15,QK-15', 'do these fit together?')
    expect(outcome).toMatchObject({ kind: 'fit', products: [{}, {}], fits: [{}] })
  })

  test('of more it is said which do, and which go with none', async () => {
    const { outcome } = await on('/parts?items=QB-15:4,QK-15:4,QK-25:1', 'do these fit together?')
    expect(outcome).toMatchObject({
      kind: 'together',
      fits: [{ pair: [{ partNumber: 'QB-15' }, { partNumber: 'QK-15' }] }],
      alone: [{ partNumber: 'QK-25' }],
    })
  })

  test('they are compared, and their documents and prices asked for', async () => {
    expect((await on(beside, 'compare them')).outcome.kind).toBe('comparison')
    expect((await on(beside, 'the data sheet of each of these')).outcome.kind).toBe('documents')
    expect((await on(beside, 'what do they cost?')).outcome.kind).toBe('supply')
  })

  test.each(['a digital gauge', 'does QK-25 fit QB-25?', 'hello', 'which gas valve is for DN 20?'])(
    'a question with a subject of its own is of that: %s',
    async (text) => expect(await on(beside, text)).toEqual(ask(text)),
  )
})
