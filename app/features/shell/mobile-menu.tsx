import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { menus } from '#content/navigation.ts'
import { site } from '#content/site.ts'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import * as texts from '#texts/shell.ts'
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
        {texts.menu}
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
        <nav aria-label={texts.main}>
          {menus.map((menu) => (
            <details key={menu.label} name="mobile-menu" className={panelStyles.section}>
              <summary>{menu.label}</summary>
              <MenuLinks menu={menu} families={families} onSelect={close} />
            </details>
          ))}
        </nav>
        <p className={panelStyles.foot}>
          <ButtonLink to={paths.contact()} onClick={close}>
            {texts.contactUs}
          </ButtonLink>
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
    </div>
  )
}
