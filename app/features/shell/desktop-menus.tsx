import { menus } from '#content/navigation.ts'
import * as texts from '#texts/shell.ts'
import styles from './desktop-menus.module.css'
import { MenuLinks } from './menu-links.tsx'

/** The mega-menus, of which one is open at a time; with JavaScript they also open on hover. */
export function DesktopMenus() {
  return (
    <nav className={styles.nav} aria-label={texts.main}>
      <hover-menus>
        <ul className={styles.bar}>
          {menus.map((menu) => (
            <li key={menu.label}>
              <details name="menu" className={styles.menu}>
                <summary role="button" className={styles.button}>
                  {menu.label}
                </summary>
                <div className={styles.panel}>
                  <div className="wrap">
                    <MenuLinks menu={menu} showsTypes />
                  </div>
                </div>
              </details>
            </li>
          ))}
        </ul>
      </hover-menus>
    </nav>
  )
}
