import { paths } from '#app/lib/paths.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { NavigationMenu } from '#domain/records/navigation.ts'
import styles from './menu-links.module.css'

/** A family as the Products menu shows it. */
export type MenuFamily = { name: string; slug: string; count: number }

type Props = { menu: NavigationMenu; families: MenuFamily[]; onSelect: () => void }

/** What a menu holds, in its panel on desktop and in its accordion on phones. */
export function MenuLinks({ menu, families, onSelect }: Props) {
  return (
    <div className={styles.columns}>
      <p className={styles.overview}>
        <PageLink to={menu.overview.to} onClick={onSelect}>
          {menu.overview.label}
        </PageLink>
        {menu.overview.note && <span>{menu.overview.note}</span>}
      </p>
      {menu.showsFamilies && (
        <ul className={styles.families}>
          {families.map(({ name, slug, count }) => (
            <li key={slug}>
              <PageLink to={paths.family(slug)} onClick={onSelect}>
                {name}
              </PageLink>
              <span className={styles.count}>{count}</span>
            </li>
          ))}
        </ul>
      )}
      {menu.groups
        .filter(({ links }) => links.length)
        .map(({ heading, links }) => (
          <div key={heading} className={styles.group}>
            <p className={styles.heading}>{heading}</p>
            <ul className={styles.links}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to} onClick={onSelect}>
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
