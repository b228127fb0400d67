import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LatestNews } from './latest-news.tsx'
import { NewsSliders } from './news-sliders.tsx'

const release = (headline: string) => ({ headline, body: '', link: '/about', date: '2026-10-05' })
const latest = { heading: 'Latest', picture: 'stockImages/news/works.svg' }

/** How often each headline is read on a page of news with these releases. */
function shown(...headlines: string[]) {
  const releases = headlines.map(release)
  const html = renderToStaticMarkup(
    <>
      <LatestNews latest={latest} releases={releases} featured={[]} />
      <NewsSliders articles={[]} releases={releases} />
    </>,
  )
  return { times: headlines.map((one) => html.split(one).length - 1), html }
}

test('a single release stands on the page once, and nothing empty beside it', () => {
  const { times, html } = shown('A new valve')
  expect(times).toEqual([1])
  expect(html).not.toContain('<ul')
})

test('of several, the newest are at large, and all in a row', () => {
  expect(shown('A new valve', 'A new gauge').times).toEqual([2, 2])
})
