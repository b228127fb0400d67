import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articles } from '#content/articles/articles.ts'
import { familyOrder } from '#content/families.ts'
import { site as sampleSite } from '#content/site.ts'
import { solutions } from '#content/solutions/solutions.ts'
import { familyOrder as ownFamilies } from '../../../../test/smallest-company/families.ts'
import { logo } from '../../../../test/smallest-company/logo.ts'
import { menus } from '../../../../test/smallest-company/navigation.ts'
import { site as own } from '../../../../test/smallest-company/site.ts'
import { startMondayService } from '#test/fakes/monday-service.ts'
import { builtCompany } from '#test/built-company.ts'
import { startSite } from '#test/running-site.ts'
import { products } from '#test/catalogue.ts'
import { get } from '#test/fetched-pages.ts'
import { center, view, viewer } from '#test/knowledge-page.ts'
import { walkSite } from '#test/site-walk.ts'
import { useSite } from '#test/visit.ts'

const origin = 'https://www.quernel.example'
const place = builtCompany('test/smallest-company')
const boards = await startMondayService()
afterAll(() => boards.stop())
const { visit, site } = useSite(() =>
  startSite({ SITE_URL: origin, ...boards.variables }, { folder: place }),
)

/** Everything that can be read of what the site answers, by its path. */
const texts = new Map<string, string>()
let walk: Awaited<ReturnType<typeof walkSite>>
beforeAll(async () => {
  const start = ['/', '/sitemap.xml', '/robots.txt', '/llms.txt', '/favicon.ico']
  walk = await walkSite({ get: read, origin, start })
}, 120_000)

async function read(path: string, method: 'GET' | 'HEAD'): Promise<Response> {
  const answer = await get(site().url + path, { method })
  const type = answer.headers.get('content-type') ?? ''
  if (/^text\/|xml|json|script/.test(type)) texts.set(path, await answer.clone().text())
  return answer
}

const isPage = (path: string) => walk.visited.get(path)?.type.startsWith('text/html') ?? false
const htmlOf = () => [...texts].filter(([path]) => isPage(path) && !path.includes('?'))

describe('another company', () => {
  test('has a whole site, in which nothing leads nowhere', () => {
    expect(walk.broken).toEqual([])
    const pages = [...walk.visited.keys()].filter((path) => isPage(path) && !path.includes('?'))
    expect(pages.toSorted()).toEqual([
      '/',
      '/about',
      '/ball-valve-dn15',
      '/ball-valve-dn25',
      '/contact-us',
      '/family/ball-valves',
      '/family/pressure-gauges',
      '/gauge-63',
      '/knowledge-center',
      '/list',
      '/offline',
      '/privacy-policy',
      '/products',
      '/quote',
      '/search',
      '/support',
    ])
  })

  test.each([
    '/solutions',
    '/solutions/ai',
    '/services',
    '/leadership',
    '/news',
    '/careers',
    '/partners',
    '/bead',
    '/loss-budget',
    articles[0]!.path,
  ])('has no %s, for it has no record of it', async (path) => {
    const answer = await get(site().url + path)
    expect(answer.status).toBe(404)
    const page = await answer.text()
    expect(page).toContain(own.legalName)
    expect(sampleWordsIn(page.replaceAll(path.slice(1), ''))).toEqual([])
    expect(texts.get('/sitemap.xml')).not.toContain(path)
  })

  test('shows no heading and no list with nothing in it', () => {
    for (const [path, html] of htmlOf()) {
      expect(html.match(/<(h[1-6]|[uod]l|nav)\b[^>]*>\s*<\/\1>/g), path).toBeNull()
      for (const { heading } of emptyGroups) expect(html, path).not.toContain(`>${heading}<`)
    }
  })

  test('says on every page whose it is', () => {
    for (const [path, html] of htmlOf()) {
      expect(html, path).toContain(own.legalName)
      expect(html, path).toContain(`${own.name}, home`)
      expect(html, path).toContain(own.phones[0].number)
      expect(html, path).toContain(`d="${logo.fill}"`)
    }
    for (const path of ['/site.webmanifest', '/llms.txt']) {
      expect(texts.get(path), path).toContain(own.legalName)
    }
    for (const family of ownFamilies) expect(texts.get('/llms.txt')).toContain(`## ${family}`)
  })

  test('sends nothing of the sample, on no page and in no file', () => {
    expect([...texts.keys()]).toEqual(expect.arrayContaining(['/robots.txt', '/site.webmanifest']))
    for (const [path, text] of texts) expect(sampleWordsIn(text), path).toEqual([])
    const files = globSync('build/**/*.{js,css,svg,json,webmanifest}', { cwd: place })
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) {
      expect(sampleWordsIn(readFileSync(join(place, file), 'utf8')), file).toEqual([])
    }
  })

  test('has a catalogue in which the operator’s tool finds no fault', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['cli/catalogue.ts', 'check'], {
      env: { ...process.env, CONTENT_DIR: join(place, 'content') },
    })
    expect(stdout).toBe('3 products read: no faults.\n')
  })

  test('asks who reads the document that it marks, and opens it once that is stored', async () => {
    const page = await visit('/ball-valve-dn15', {
      // Filled in by a program within a moment, the form is challenged first.
      tolerate: /status of 428/,
    })
    await page.getByRole('main').getByRole('link', { name: 'Data sheet' }).first().click()
    const gate = page.getByRole('dialog', { name: 'Before you read' })
    await gate.getByLabel('Name', { exact: true }).fill('Ada')
    await gate.getByLabel('Company Name').fill('Example Works')
    await gate.getByLabel('Company Email').fill('ada@example.com')
    await gate.getByLabel('Country').selectOption('United States')
    // A choice of states comes with the country.
    await gate.getByRole('combobox', { name: 'State' }).selectOption('New Jersey')
    const download = viewer(page).getByRole('link', { name: 'Download' })
    await expect.poll(() => download.count()).toBe(0)
    await gate.getByRole('button', { name: 'Submit' }).click()
    await gate.waitFor({ state: 'detached' })
    await download.waitFor()
    await viewer(page).getByText('of 1', { exact: true }).waitFor()
    expect(boards.items).toHaveLength(1)
    const { name, columns } = boards.items[0]!
    expect(name).toBe('Ada')
    expect(Object.fromEntries(columns.map(({ id, text }) => [id, text]))).toMatchObject({
      lead_company: 'Example Works',
      dropdown_mksycryf: 'ball valve',
    })
    expect(boards.violations).toEqual([])

    // Who has given their details is not asked again.
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    await view(page, 'ball valve').click()
    await download.waitFor()
    expect(await gate.count()).toBe(0)

    // Without JavaScript there is no form to open it: the page says whom to ask.
    const still = await visit(`${center}?doc=ball-valve`, { javaScriptEnabled: false })
    const main = still.getByRole('main')
    await main.getByRole('link', { name: 'Ask for this document' }).waitFor()
    expect(await main.getByRole('link', { name: 'Download' }).count()).toBe(0)
  })

  test('finds by its records and by measures, though it leaves the words of its trade out', async () => {
    const find = async (query: string) => {
      const answer = await fetch(`${site().url}/products?${new URLSearchParams({ q: query })}`)
      const found = (await answer.text()).matchAll(/<h3[^>]*>(?:<[^>]*>)*([^<]+)/g)
      return [...found].map(([, name]) => name)
    }
    expect(await find('ball valves')).toEqual(['Ball valve DN 15', 'Ball valve DN 25'])
    expect(await find('QB-25')).toEqual(['Ball valve DN 25'])
  })

  test('has no assistant where it leaves that out', async () => {
    const page = await visit('/')
    await page.getByRole('banner').getByRole('searchbox').first().waitFor()
    expect(await page.getByRole('button', { name: /assistant/ }).count()).toBe(0)
    const answer = await fetch(`${site().url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site().url },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'A valve' }] }),
    })
    expect(answer.status).toBe(405)
  })

  test('looks like itself, and sends old addresses on to its own', async () => {
    const page = await visit('/', { tolerate: /404 .*\/taps/ })
    const button = page.getByRole('main').getByRole('link', { name: 'See the valves' })
    expect(await button.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe(
      'rgb(24, 90, 145)',
    )
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
      /^system-ui/,
    )
    await button.click()
    await page.getByRole('heading', { level: 1, name: 'Ball Valves' }).waitFor()
    await page.goto(`${site().url}/support`)
    await page.evaluate(() => {
      location.href = '/taps#brass'
    })
    await page.waitForURL('**/ball-valve-dn15')
    const former = await fetch(`${site().url}/qb-14`, { redirect: 'manual' })
    expect([former.status, former.headers.get('location')]).toEqual([301, '/ball-valve-dn15'])
  })
})

const emptyGroups = menus.flatMap(({ groups }) => groups.filter(({ links }) => !links.length))

/** Names, addresses and colors of the sample that occur in a text. */
function sampleWordsIn(text: string): string[] {
  const lower = text.toLowerCase()
  return [
    ...sampleWords.filter((word) => lower.includes(word)),
    // Some families have names that are words of other places as well, in small letters.
    ...familyOrder.filter((name) => new RegExp(`\\b${name}\\b`).test(text)),
  ]
}

const sampleWords = [
  sampleSite.name,
  sampleSite.email,
  ...sampleSite.phones.map(({ number }) => number),
  ...solutions.map(({ path }) => path),
  ...articles.flatMap(({ path, title }) => [path, title]),
  ...products.flatMap(({ name, slug }) => [name, `/${slug}`]),
  '#d94829',
  '#8cc540',
].map((word) => word.toLowerCase())
