import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isIncluded } from '#domain/catalogue/product.ts'
import { familyOrder } from '../families.ts'
import { fixedPages } from '../pages.ts'
import { siteFilms } from '../site-films.ts'
import { solutions, solutionsIndex } from '../solutions/solutions.ts'

const bySlug = new Map(solutions.map((solution) => [solution.slug, solution]))

/** SPECIFICATION §9, families per page; AI's are those of its filter (§2, CONTRACT). */
const frames = 'Fiber Distribution Frames'
const specified = {
  ai: ['Fiber Patch Panels', frames, 'Cassettes', 'Fiber Cable Assemblies'],
  datacenter: [
    'Services',
    'Fiber Cable Assemblies',
    'Cassettes',
    frames,
    'Fiber Patch Panels',
    'Fiber Splice Chassis',
  ],
  'central-office': [
    'Fiber Cable Assemblies',
    'Passive Optical Components',
    'Fiber Patch Panels',
    frames,
  ],
  'outside-plant': [
    'Fiber Cable Assemblies',
    'Passive Optical Components',
    'Cassettes',
    'Fiber Patch Panels',
    'Fiber Terminals & Closures',
  ],
  fttx: ['Fiber Terminals & Closures', 'Passive Optical Components', 'Fiber Cable Assemblies'],
  'rural-broadband': [
    'Fiber Cable Assemblies',
    'Fiber Patch Panels',
    'Fiber Terminals & Closures',
    'Passive Optical Components',
  ],
  wireless: [
    'Fiber Cable Assemblies',
    'Fiber Patch Panels',
    'Fiber Terminals & Closures',
    'Passive Optical Components',
  ],
  enterprise: ['Fiber Cable Assemblies', 'Passive Optical Components', frames],
  'medical-imaging': ['Lenses', 'Collimators & Probes', 'Passive Optical Components'],
  neuroscience: ['Lenses', 'Collimators & Probes', 'Passive Optical Components'],
  'specialty-optics': ['Passive Optical Components', 'Lenses', 'Photodetectors'],
}

test('there are the eleven solutions specified, each at its slug', () => {
  expect(solutions.map(({ slug }) => slug)).toEqual(Object.keys(specified))
  expect(solutions.filter(({ slug, path }) => path !== `/solutions/${slug}`)).toEqual([])
})

test('the index leaves ten cards beside the one it features', () => {
  expect(solutions).toContain(solutionsIndex!.featured!.solution)
  expect(solutions).toHaveLength(11)
})

describe.each(Object.entries(specified))('%s', (slug, families) => {
  const solution = bySlug.get(slug)!
  const { statistics, parts, strengths } = solution

  test('speaks of its own families, the frames by their first name', () => {
    expect(solution.families.map(({ name }) => name)).toEqual(families)
    expect(families.filter((name) => !familyOrder.includes(name))).toEqual([])
    expect(solution.families.find(({ name }) => name === frames)?.label ?? 'Frames').toBe('Frames')
  })

  test('shows them once', () => {
    expect(parts.filter(({ kind }) => kind === 'families')).toHaveLength(1)
  })

  test('has four statistics, each with a source that can be looked up', () => {
    expect(statistics!.boxes).toHaveLength(4)
    for (const { value, label, source } of statistics!.boxes) {
      expect(value).toMatch(/\S/)
      expect(label).toMatch(/[.]$/)
      expect(source.name).toMatch(/\S/)
      expect(source.year).toBeGreaterThan(1950)
      expect(new URL(source.url).protocol).toMatch(/^https?:$/)
    }
  })

  test('teaches something: strengths, and three parts or more of its own', () => {
    expect(strengths.length).toBeGreaterThanOrEqual(4)
    expect(parts.length).toBeGreaterThanOrEqual(4)
    expect(repeated(parts.map(({ kind, heading }) => `${kind} ${heading}`))).toEqual([])
  })

  test('names products that the site shows', () => {
    const products = parts.flatMap((part) => (part.kind === 'prose' ? (part.product ?? []) : []))
    expect(products.filter((product) => !isShown(product))).toEqual([])
  })

  test('fills its tables and keeps its budgets', () => {
    for (const part of parts) {
      if (part.kind === 'table') {
        const odd = part.rows.filter((row) => row.length !== part.columns.length)
        expect(odd, part.heading).toEqual([])
      }
      if (part.kind === 'budget') {
        const spent = part.items.reduce((sum, { value }) => sum + value, 0)
        expect(spent, part.heading).toBeLessThan(part.limit.value)
      }
    }
  })

  test('stands on the film made for it', () => {
    expect(solution.hero.film).toBe(siteFilms[`solutions/${slug as keyof typeof specified}`])
  })
})

test('the data center page has the specified figures and sends Services to their own page', () => {
  const { parts, families } = bySlug.get('datacenter')!
  const counters = parts.flatMap((part) => (part.kind === 'counters' ? part.items : []))
  expect(counters.map(({ label, value, suffix }) => `${label} ${value}${suffix}`)).toEqual([
    'staff execution 36%',
    'insufficient staff 28%',
    'incorrect procedures 21%',
  ])
  expect(families.find(({ name }) => name === 'Services')?.to).toBe('/services')
})

test('article cards carry the titles of their articles', () => {
  const titles = new Map(fixedPages.map(({ path, title }) => [path, title]))
  const cards = solutions.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'articles' ? part.items : [])),
  )
  expect(cards).toHaveLength(3)
  for (const { to, title } of cards) expect(titles.get(to)).toBe(title)
})

test('answers fit the 200 px that an open one may take (SPECIFICATION §9)', () => {
  const answers = solutions.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.kind === 'questions'
        ? part.groups.flatMap(({ items }) => items.map(({ answer }) => answer))
        : [],
    ),
  )
  // Eight lines of 24 px, of 40 characters on the narrowest phone.
  expect(answers.filter((answer) => answer.length > 300)).toEqual([])
})

function isShown(slug: string): boolean {
  const file = `examples/verrane/catalogue/${slug}.json`
  if (!existsSync(file)) return false
  const document = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return isIncluded(document['Include Y or N'])
}

function repeated(values: string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}
