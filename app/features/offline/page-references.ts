import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { trusted } from '#app/lib/trusted.ts'

/**
 * The title of a page, and addresses of its code, pictures and files, and of pages that are kept with
 * it. `isFirst` is true for the page that a visitor keeps.
 */
export function readPage(html: string, pathname: string, isFirst: boolean) {
  // Without the head, whose styles the policy of this page does not let through.
  const [body = ''] = /<main[^]*<\/main>/.exec(html) ?? []
  const main = new DOMParser().parseFromString(trusted(body), 'text/html')
  const attributes = (selector: string, name: string) =>
    [...main.querySelectorAll(selector)].map((found) => found.getAttribute(name)!)
  const linked = attributes(linksFrom(pathname, isFirst), 'href')
  const pdfs = linked.filter((file) => /^\/files\/.*\.pdf$/i.test(file))
  return {
    title: main.querySelector('h1')?.textContent ?? '',
    references: [
      ...(html.match(/\/(?:assets|print)\/[\w.~@/-]+/g) ?? []),
      ...attributes('img[src^="/"]', 'src'),
      ...linked,
      // What the reader says beside a PDF.
      ...pdfs.map(programPaths.documentFacts),
    ],
  }
}

/** Selects links to what is kept with a page. Models, the largest files, are not. */
function linksFrom(pathname: string, isFirst: boolean): string {
  const guides = paths.document('')
  return [
    'a[href^="/files/"]:not([href$=".glb"])',
    // A guide comes with its other parts, every other page with its guides.
    `a[href^="${pathname.startsWith(guides) ? `${pathname}?` : guides}"]`,
    ...(isFirst ? ['a[data-keep]'] : []),
  ].join()
}

/** Files of the build that a script names, but for the code that draws models. */
export function referencesOfCode(code: string): string[] {
  const named = code.matchAll(
    /["'`](?:\.|\/?assets)\/([\w.~-]+-[\w-]{8}\.(?:m?js|css|woff2))["'`]/g,
  )
  return [...named]
    .map(([, name]) => `/assets/${name}`)
    .filter((name) => !name.includes('/model-stage-'))
}
