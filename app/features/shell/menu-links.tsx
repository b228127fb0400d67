import { useContext } from 'react'
import { paths } from '#app/lib/paths.ts'
import { followed } from '../../framework/followed.ts'
import type { NavigationMenu } from '#domain/records/navigation.ts'
import { MenuFamilies } from './menu-families.ts'
import styles from './menu-links.module.css'

/** What a menu holds, in its panel on desktop and in its accordion on phones. */
export function MenuLinks({ menu }: { menu: NavigationMenu }) {
  const families = useContext(MenuFamilies)
  return (
    // Said once: on each of eighty links it is 60 bytes of every page.
    <div className={styles.columns} {...followed}>
      <p className={styles.overview}>
        <a href={menu.overview.to}>{menu.overview.label}</a>
        {menu.overview.note && <span>{menu.overview.note}</span>}
      </p>
      {menu.showsFamilies && (
        // Their types follow on desktop (features/catalogue/show-types.ts).
        <ul className={styles.families}>
          {families.map(({ name, count }) => (
            <li key={name}>
              <a href={paths.familyByName(name)}>{name}</a>
              <span>{count}</span>
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
