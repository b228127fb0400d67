import { menus } from '#content/navigation.ts'
import { site } from '#content/site.ts'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import * as texts from '#texts/shell.ts'
import { MenuLinks } from './menu-links.tsx'
import styles from './mobile-panel.module.css'

/** What the menu of phones holds: the menus, of which one is open at a time, and ways to reach us. */
export function MobilePanel() {
  return (
    <>
      <nav aria-label={texts.main}>
        {menus.map((menu) => (
          <details key={menu.label} name="mobile-menu" className={styles.section}>
            <summary>{menu.label}</summary>
            <MenuLinks menu={menu} />
          </details>
        ))}
      </nav>
      <p className={styles.foot}>
        <ButtonLink to={paths.contact()}>{texts.contactUs}</ButtonLink>
        {site.customerPortal && (
          <a href={site.customerPortal} rel="noopener">
            {`${texts.customerLogin} `}
            <span aria-hidden="true">↗</span>
          </a>
        )}
        {site.social.map(({ name, url }) => (
          <a key={name} href={url} rel="noopener">
            {name}
          </a>
        ))}
      </p>
    </>
  )
}
