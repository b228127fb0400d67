import { redirects } from '#content/redirects.ts'
import * as texts from '#texts/shell.ts'
import type { PageArgs, PageHead } from '../page-module.ts'
import '#app/features/shell/error-page.css'

type Target = { hash: string; to: string; name: string }
type View = { path: string; targets: Target[] }

export const hasConnectBand = false

/**
 * An old address that leads on by its hash. The server never hears of a hash, so a script compares
 * it before anything is painted; without scripts the page names all that the address led to.
 */
export function load({ site: { catalogue }, url }: PageArgs): View {
  const path = url.pathname.replace(/\/$/, '')
  const targets = redirects.filter((old) => old.path.toLowerCase() === path.toLowerCase())
  const nameOf = (to: string) =>
    catalogue.products.find(({ slug }) => to === `/${slug}`)?.name ?? to
  return { path, targets: targets.map(({ hash, to }) => ({ hash, to, name: nameOf(to) })) }
}

export const head = ({ path }: View): PageHead => ({
  title: texts.moved,
  description: texts.movedTo,
  path,
  noIndex: true,
})

export function Page({ data: { targets } }: { data: View }) {
  return (
    <div className="wrap error-page">
      <script dangerouslySetInnerHTML={{ __html: scriptTo(targets) }} />
      <h1>{texts.moved}</h1>
      <p className="intro">{texts.movedTo}</p>
      <ul className="list">
        {targets.map(({ hash, to, name }) => (
          <li key={hash}>
            <a href={to}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Replaces the old address in history where path and hash both match. */
function scriptTo(targets: readonly Target[]): string {
  const byHash = Object.fromEntries(targets.map(({ hash, to }) => [hash, to]))
  // No text of the company's closes the script.
  const table = JSON.stringify(byHash).replaceAll('<', '\\u003c')
  return `{let to=${table},go=()=>to[location.hash]&&location.replace(to[location.hash]);go();addEventListener('hashchange',go)}`
}
