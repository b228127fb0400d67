import { expect, test } from 'vitest'
import { fixedPages } from '#content/pages.ts'
import { solutions } from '#content/solutions/solutions.ts'
import { paths } from '#app/lib/paths.ts'
import { catalogue } from '#test/catalogue.ts'
import * as listTexts from '#texts/list.ts'
import * as quoteTexts from '#texts/quote.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

const { top } = catalogue.families[0]!
const number = top.partNumber
/** A page of each kind. */
const pages = new Set([
  ...fixedPages.map(({ path }) => path),
  '/products?view=table',
  paths.family(catalogue.families[0]!.slug),
  paths.product(top.slug),
  paths.solution(solutions[0]!.slug),
  paths.list([number]),
  paths.quote([number]),
  paths.compare([top.slug, catalogue.families[0]!.products[1]!.slug]),
  '/no/such/page',
])
const forms = [paths.quote(), paths.contact()]
/** The specification has these lead to support from most pages, to the form from others. */
const ofTheSpecification = /^(contact us|let's connect)$/i

type Call = { path: string; label: string; to: string; adds: boolean; besides: string[] }

/** All links of the pages, without what is for screen readers alone, and those of the same part. */
async function callsOfAll(): Promise<Call[]> {
  // The test reads other pages with a parser, which the policy of the page refuses.
  const page = await visit(paths.contact(), { tolerate: /404/, bypassCSP: true })
  return page.evaluate(
    async (all) => {
      const pathOf = (link: Element) => {
        const { protocol, pathname } = new URL(link.getAttribute('href')!, location.origin)
        return protocol === 'mailto:' ? protocol + pathname : pathname
      }
      /** What stands under the same heading. */
      const partOf = (link: Element) => {
        let part = link.parentElement
        while (part && !part.querySelector('h1, h2, h3, h4')) part = part.parentElement
        return part ?? link
      }
      const callsOf = async (path: string) => {
        // Its styles are none of this page’s.
        const html = (await (await fetch(path)).text()).replace(
          /<style.*?<\/style>| style="[^"]*"/gs,
          '',
        )
        const { body } = new DOMParser().parseFromString(html, 'text/html')
        const links = [...body.querySelectorAll('a[href]')]
        const besides = links.map((link) =>
          pathOf(link).startsWith('mailto:')
            ? [...partOf(link).querySelectorAll('a[href]')].map(pathOf)
            : [],
        )
        for (const hidden of body.querySelectorAll('a .visually-hidden')) hidden.remove()
        return links.map((link, i) => ({
          path,
          label: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
          to: pathOf(link),
          adds: link.hasAttribute('data-add'),
          besides: besides[i]!,
        }))
      }
      return (await Promise.all(all.map(callsOf))).flat()
    },
    [...pages],
  )
}

test('each purpose has one label, each label one target, and no email is the only way', async () => {
  const targets = new Map<string, Set<string>>()
  const calls = await callsOfAll()
  expect(new Set(calls.map(({ path }) => path)).size).toBe(pages.size)
  for (const { path, label, to, adds, besides } of calls) {
    targets.set(label, (targets.get(label) ?? new Set()).add(to))
    if (to === paths.quote()) expect(label, path).toBe(quoteTexts.request)
    if (adds) expect([label, to], path).toEqual([listTexts.add, paths.list()])
    const isAddress = label.includes('@')
    if (to.startsWith('mailto:') && !isAddress) {
      const isBesideForm = besides.some((other) => forms.includes(other))
      expect(isBesideForm, `${path}: ${label}`).toBe(true)
    }
  }
  const several = [...targets].filter(
    ([label, to]) =>
      !ofTheSpecification.test(label) && to.size > 1 && [...to].some((one) => forms.includes(one)),
  )
  expect(several).toEqual([])
  expect([...targets.get(quoteTexts.request)!]).toEqual([paths.quote()])
  expect([...targets.get(listTexts.add)!]).toEqual([paths.list()])
})

test('a product offers a quote and the list before anything else there is to press', async () => {
  const page = await visit(paths.product(top.slug))
  const calls = page.getByRole('main').getByRole('link', {
    name: new RegExp(`^(${quoteTexts.request}|${listTexts.add}|Data sheet)`),
  })
  const labels = await calls.evaluateAll((links) => links.map((link) => link.textContent))
  expect(labels.slice(0, 2)).toEqual([quoteTexts.request, listTexts.add])
})
