import { useContext } from 'react'
import { paths } from '#app/lib/paths.ts'
import type { NavigationMenu } from '#domain/records/navigation.ts'
import { MenuFamilies } from './menu-families.ts'
import styles from './menu-links.module.css'

type Props = {
  menu: NavigationMenu
  /** The types of each family too: on desktop, where there is room. */
  showsTypes?: boolean
}

/** What a menu holds, in its panel on desktop and in its accordion on phones. */
export function MenuLinks({ menu, showsTypes = false }: Props) {
  const families = useContext(MenuFamilies)
  return (
    <div className={styles.columns}>
      <p className={styles.overview}>
        <a href={menu.overview.to}>{menu.overview.label}</a>
        {menu.overview.note && <span>{menu.overview.note}</span>}
      </p>
      {menu.showsFamilies && (
        <ul className={styles.families}>
          {families.map(({ name, count, types }) => (
            <li key={name}>
              <a href={paths.familyByName(name)}>{name}</a>
              <span>{count}</span>
              {showsTypes &&
                types.map((type) => (
                  <a key={type} href={paths.familyByName(name, type)}>
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
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
