import { useRef } from 'react'
import * as texts from '#texts/shell.ts'
import { useAsSent } from '../../framework/as-sent.ts'
import linkStyles from './menu-links.module.css'
import styles from './mobile-menu.module.css'
import { MobilePanel } from './mobile-panel.tsx'
import panelStyles from './mobile-panel.module.css'
import { reserveScrollBar } from './reserve-scroll-bar.ts'
import { useClosedByNavigation } from './use-closed-by-navigation.ts'

const id = 'mobile-menu'

/** At 768 px or less: a toggle, and the menus as accordions of which one is open at a time. */
export function MobileMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()
  const content = useAsSent({
    id,
    children: import.meta.env.SSR && <MobilePanel />,
    styles: [linkStyles.columns],
    pressed: 'a',
    onPress: close,
  })
  useClosedByNavigation(panel)

  return (
    <div className={styles.mobile}>
      <button ref={button} type="button" className={styles.toggle} popoverTarget={id}>
        <span className={styles.bars} aria-hidden="true" />
        {texts.menu}
      </button>
      <div
        ref={panel}
        popover="auto"
        className={panelStyles.panel}
        data-locks-scroll
        onBeforeToggle={(event) => {
          if (event.newState === 'open') reserveScrollBar()
        }}
        onToggle={(event) => {
          button.current?.setAttribute('aria-expanded', String(event.newState === 'open'))
        }}
        {...content}
      />
    </div>
  )
}
