import { paths } from '#app/lib/paths.ts'
import { followed } from '../../framework/followed.ts'
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
    // Said once: on each of eighty links it is 60 bytes of every page.
    <div className={styles.columns} {...followed}>
      <p className={styles.overview}>
        <a href={menu.overview.to} onClick={onSelect}>
          {menu.overview.label}
        </a>
        {menu.overview.note && <span>{menu.overview.note}</span>}
      </p>
      {menu.showsFamilies && (
        <ul className={styles.families}>
          {families.map(({ name, count }) => (
            <li key={name}>
              <a href={paths.familyByName(name)} onClick={onSelect}>
                {name}
              </a>
              <span className={styles.count}>{count}</span>
              {typesOf?.(name)?.map((type) => (
                <a
                  key={type}
                  className={styles.type}
                  href={paths.familyByName(name, type)}
                  onClick={onSelect}
                >
                  {type}
                </a>
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
                  <a href={to} onClick={onSelect}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
