import { paths } from '#app/lib/paths.ts'
import { PageLink } from '../../framework/page-link.tsx'
import type { NavigationMenu } from '#domain/records/navigation.ts'
import styles from './menu-links.module.css'

/** A family as the Products menu shows it. */
export type MenuFamily = { name: string; count: number }

type Props = {
  menu: NavigationMenu
  families: MenuFamily[]
  /** The types of a family, where they are known and there is room for them. */
  typesOf?: (family: string) => readonly string[] | undefined
  onSelect: () => void
}

/** What a menu holds, in its panel on desktop and in its accordion on phones. */
export function MenuLinks({ menu, families, typesOf, onSelect }: Props) {
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
          {families.map(({ name, count }) => (
            <li key={name}>
              <PageLink to={paths.familyByName(name)} onClick={onSelect}>
                {name}
              </PageLink>
              <span className={styles.count}>{count}</span>
              {typesOf?.(name)?.map((type) => (
                <PageLink
                  key={type}
                  className={styles.type}
                  to={paths.familyByName(name, type)}
                  onClick={onSelect}
                >
                  {type}
                </PageLink>
              ))}
            </li>
          ))}
        </ul>
      )}
      {menu.groups
        .filter(({ links }) => links.length)
        .map(({ heading, links }) => (
          <div key={heading}>
            <p className={styles.heading}>{heading}</p>
            <ul>
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
