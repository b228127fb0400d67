import { menus } from '#content/navigation.ts'
import { site } from '#content/site.ts'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import * as texts from '#texts/shell.ts'
import { MenuLinks } from './menu-links.tsx'
import styles from './mobile-menu.module.css'

/** At 768 px or less: a toggle, and the menus as accordions of which one is open at a time. */
export function MobileMenu() {
  return (
    <header-menus className={styles.mobile}>
      <details className={styles.menu}>
        <summary role="button" className={styles.toggle}>
          <span className={styles.bars} aria-hidden="true" />
          {texts.menu}
        </summary>
        <div className={styles.panel}>
          <nav aria-label={texts.main}>
            {menus.map((menu) => (
              <details key={menu.label} name="mobile-menu" className={styles.section}>
                <summary role="button">{menu.label}</summary>
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
        </div>
      </details>
    </header-menus>
  )
}
