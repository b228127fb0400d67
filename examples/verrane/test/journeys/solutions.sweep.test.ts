import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { solutions, solutionsIndex } from '#content/solutions/solutions.ts'
import type { SolutionPart } from '#domain/records/solution-part.ts'
import { catalogue, plain } from '#test/catalogue.ts'
import { expectText } from '#test/listing-page.ts'
import { swept, widths } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()
const solution = (slug: string) => solutions.find((candidate) => candidate.slug === slug)!
const part = <K extends SolutionPart['kind']>(slug: string, kind: K) =>
  solution(slug).parts.find((one): one is Extract<SolutionPart, { kind: K }> => one.kind === kind)!
const main = (page: Page) => page.getByRole('main')

describe.each(widths)('at %i px', (width) => {
  test('the index leads to ten solutions by View and features AI', async () => {
    const page = await visit('/solutions', { width, reducedMotion: 'reduce' })
    const views = main(page).getByRole('link', { name: /^View / })
    const featured = solutionsIndex!.featured!
    const others = solutions.filter((one) => one !== featured.solution)
    expect(await views.evaluateAll((links) => links.map((a) => a.getAttribute('href')))).toEqual(
      others.map(({ path }) => path),
    )
    expect(await main(page).getByRole('link', { name: featured.label }).getAttribute('href')).toBe(
      featured.solution.path,
    )
    expect(await contactTarget(page)).toBe('/support')
    await views.nth(2).click()
    await expectText(page.getByRole('heading', { level: 1 }), others[2]!.hero.heading)
  })

  test('the featured families are a slider, services first', async () => {
    const page = await visit('/solutions/datacenter', { width, reducedMotion: 'reduce' })
    const { heading } = solution('datacenter').parts.find(({ kind }) => kind === 'families')!
    const slider = main(page).getByRole('region', { name: heading })
    const cards = slider.getByRole('link')
    const addresses = await cards.evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    expect(addresses).toEqual([
      '/services',
      ...solution('datacenter')
        .families.slice(1)
        .map(({ name }) => catalogue.families.find((family) => family.name === name)!.slug)
        .map((slug) => `/family/${slug}`),
    ])
    expect(await inSight(slider, cards)).toHaveLength(width > 1000 ? 3 : 1)
  })
})

test.each(widths)('an open answer takes 200 px at most at %i px', async (width) => {
  const page = await visit('/solutions/datacenter', { width, javaScriptEnabled: false })
  for (const { answer } of part('datacenter', 'questions').groups.flatMap(({ items }) => items)) {
    const text = main(page).getByText(plain(answer))
    await text.evaluate((element) => element.closest('details')!.setAttribute('open', ''))
    expect((await text.boundingBox())!.height).toBeLessThanOrEqual(200)
  }
})

test('the figures of the data center page are there without JavaScript', async () => {
  const page = await visit('/solutions/datacenter', { javaScriptEnabled: false })
  const { items } = part('datacenter', 'counters')
  const shown = main(page).getByRole('list').filter({ hasText: items[0]!.label })
  expect(await shown.locator('[aria-hidden]').allTextContents()).toEqual(
    items.map(({ value, prefix = '', suffix = '' }) => prefix + value + suffix),
  )
})

test('the products of the AI page are narrowed to its families, the frames by their first name', async () => {
  const page = await visit('/solutions/ai', { javaScriptEnabled: false })
  const named = async (pressed: boolean) => {
    const buttons = await main(page).locator(`[aria-pressed=${pressed}]`).allTextContents()
    return buttons.map((text) => text.replace(/ \d+$/, ''))
  }
  const families = ['Fiber Patch Panels', 'Frames', 'Cassettes', 'Fiber Cable Assemblies']
  expect([await named(true), await named(false)]).toEqual([['All'], families])
  await main(page)
    .getByRole('button', { name: /^Frames \d+$/ })
    .click()
  expect(await named(true)).toEqual(['Frames'])
})

const slugs = solutions.map(({ slug }) => slug)
describe.each(swept(slugs, slugs.slice(0, 1)))('%s', (slug) => {
  test('contacts lead to support, and every figure of the four has its source', async () => {
    const page = await visit(`/solutions/${slug}`, { javaScriptEnabled: false })
    const { hero, statistics, families, title } = solution(slug)
    expect(await contactTarget(page)).toBe('/support')
    expect(await main(page).getByRole('link', { name: "Let's Connect" }).getAttribute('href')).toBe(
      '/support',
    )
    await expectText(page.getByRole('heading', { level: 1 }), hero.heading)
    expect(await page.title()).toContain(title)
    for (const { source } of statistics!.boxes) {
      const link = main(page).getByRole('link', {
        name: `${source.name}, ${source.year}`,
        exact: true,
      })
      expect(await link.first().getAttribute('href')).toBe(source.url)
    }
    for (const { to } of hero.links ?? []) {
      expect(await main(page).locator(`a[href="${to}"]`).count()).toBeGreaterThan(0)
    }
    for (const { name, label = name } of families) {
      expect(await main(page).getByText(label).count(), label).toBeGreaterThan(0)
    }
  })
})

async function contactTarget(page: Page): Promise<string | null> {
  const hero = main(page).getByRole('region', { name: 'Introduction' })
  return hero.getByRole('link', { name: 'Contact Us' }).getAttribute('href')
}

/** Addresses of the links that are wholly within the slider's frame. */
async function inSight(
  slider: ReturnType<Page['getByRole']>,
  links: ReturnType<Page['getByRole']>,
): Promise<(string | null)[]> {
  const frame = (await slider.boundingBox())!
  return links.evaluateAll(
    (all, { left, right }) =>
      all
        .filter((link) => {
          const box = link.getBoundingClientRect()
          return box.left > left - 3 && box.right < right + 3
        })
        .map((link) => link.getAttribute('href')),
    { left: frame.x, right: frame.x + frame.width },
  )
}
