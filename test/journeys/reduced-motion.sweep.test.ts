import { expect, test } from 'vitest'
import { kindOfPage, sitePaths } from '#test/site-map.ts'
import { useSite } from '#test/visit.ts'

const { visit, quiet } = useSite()
const pages = [...Map.groupBy(sitePaths, kindOfPage).values()].map(([first]) => first!)

test.each(pages)('nothing moves by itself on %s where motion is not wanted', async (path) => {
  const page = await visit(path, { films: true, reducedMotion: 'reduce' })
  await quiet(page)
  const moving = () =>
    page.evaluate(() => [
      ...document
        .getAnimations()
        // What follows a scroll moves by the visitor alone.
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .map((one) => `animation ${(one as CSSAnimation).animationName ?? ''}`),
      ...[...document.querySelectorAll('video')]
        .filter((film) => !film.paused)
        .map((film) => `film ${film.currentSrc}`),
      ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth'
        ? ['scrolls']
        : []),
    ])
  expect(await moving()).toEqual([])
  // Films begin once they are in sight.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await quiet(page)
  expect(await moving()).toEqual([])
})
