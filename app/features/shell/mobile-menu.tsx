import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { menus } from '#content/navigation.ts'
import { site } from '#content/site.ts'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { MenuLinks, type MenuFamily } from './menu-links.tsx'
import styles from './mobile-menu.module.css'
import panelStyles from './mobile-panel.module.css'
import { reserveScrollBar } from './reserve-scroll-bar.ts'

/** At 768 px or less: a toggle, and the menus as accordions of which one is open at a time. */
export function MobileMenu({ families }: { families: MenuFamily[] }) {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const location = useLocation()
  const close = () => panel.current?.hidePopover()
  useEffect(() => panel.current?.hidePopover(), [location.pathname, location.search])

  return (
    <div className={styles.mobile}>
      <button ref={button} type="button" className={styles.toggle} popoverTarget="mobile-menu">
        <span className={styles.bars} aria-hidden="true" />
        Menu
      </button>
      <div
        ref={panel}
        id="mobile-menu"
        popover="auto"
        className={panelStyles.panel}
        data-locks-scroll
        onBeforeToggle={(event) => {
          if (event.newState === 'open') reserveScrollBar()
        }}
        onToggle={(event) => {
          button.current?.setAttribute('aria-expanded', String(event.newState === 'open'))
        }}
      >
        <nav aria-label="Main">
          {menus.map((menu) => (
            <details key={menu.label} name="mobile-menu" className={panelStyles.section}>
              <summary>{menu.label}</summary>
              <MenuLinks menu={menu} families={families} onSelect={close} />
            </details>
          ))}
        </nav>
        <p className={panelStyles.foot}>
          <ButtonLink to={paths.contact()} onClick={close}>
            Contact Us
          </ButtonLink>
          {site.customerPortal && (
            <a href={site.customerPortal} rel="noopener">
              Customer login <span aria-hidden="true">↗</span>
            </a>
          )}
          {site.social.map(({ name, url }) => (
            <a key={name} href={url} rel="noopener">
              {name}
            </a>
          ))}
        </p>
      </div>
    </div>
  )
}
