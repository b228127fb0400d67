import { redirects } from '#content/redirects.ts'
import { PageLink } from '#app/framework/page-link.tsx'
import { siteContext } from '#app/context.ts'
import { ErrorStyles } from '#app/features/shell/error-styles.tsx'
import { pageMeta } from '#app/lib/seo.ts'
import * as texts from '#texts/shell.ts'
import type { Route } from './+types/moved.ts'

/**
 * An old address that leads on by its hash. The server never hears of a hash, so a script compares
 * it before anything is painted; without scripts the page names all that the address led to.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { products } = context.get(siteContext).catalogue
  const path = url.pathname.replace(/\/$/, '')
  const targets = redirects.filter((old) => old.path.toLowerCase() === path.toLowerCase())
  const nameOf = (to: string) => products.find(({ slug }) => to === `/${slug}`)?.name ?? to
  return { path, targets: targets.map(({ hash, to }) => ({ hash, to, name: nameOf(to) })) }
}

export function meta({ loaderData: { path }, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: texts.moved,
    description: texts.movedTo,
    path,
    noIndex: true,
  })
}

export default function Moved({ loaderData: { targets } }: Route.ComponentProps) {
  return (
    <div className="wrap error-page">
      <ErrorStyles />
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptTo(targets) : '' }}
      />
      <h1>{texts.moved}</h1>
      <p className="intro">{texts.movedTo}</p>
      <ul className="list">
        {targets.map(({ hash, to, name }) => (
          <li key={hash}>
            <PageLink to={to}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Replaces the old address in history where path and hash both match. */
function scriptTo(targets: readonly { hash: string; to: string }[]): string {
  const byHash = Object.fromEntries(targets.map(({ hash, to }) => [hash, to]))
  // No text of the company's closes the script.
  const table = JSON.stringify(byHash).replaceAll('<', '\\u003c')
  return `{let to=${table},go=()=>to[location.hash]&&location.replace(to[location.hash]);go();addEventListener('hashchange',go)}`
}
