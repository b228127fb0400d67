import { memo } from 'react'
import { site } from '#content/site.ts'
import { PageLink } from '#app/framework/page-link.tsx'
import { Chat } from '#app/features/chat/chat.tsx'
import { ListPlace } from '#app/features/list/list-place.tsx'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/shell.ts'
import { DesktopMenus } from './desktop-menus.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ProductSearch } from './product-search.tsx'

type Props = {
  /** A page that could not be made has nobody to ask. */
  hasAssistant: boolean
}

/** Wider, a word of the name leaves no room on a phone for the mark and the menu. */
const hasLongWord = site.name.split(' ').some((word) => word.length > 7)

/**
 * The head of every page: top bar, search, menus, assistant. Its hundred links need not be rendered anew
 * with each step of a navigation.
 */
export const Header = memo(function Header({ hasAssistant }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.topBar}>
        <div className={`wrap ${styles.topRow}`}>
          {site.social.length > 0 && (
            <ul className={styles.social}>
              {site.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <ProductSearch />
          <ListPlace />
          <PageLink className={styles.topLink} to={paths.contact()}>
            {texts.contactUsAbove}
          </PageLink>
          {site.customerPortal && (
            <a className={styles.topLink} href={site.customerPortal} rel="noopener">
              {`${texts.customerLogin} `}
              <span aria-hidden="true">↗</span>
            </a>
          )}
        </div>
      </div>
      <div className={`wrap ${styles.mainRow}`}>
        <PageLink
          className={hasLongWord ? `${styles.logo} ${styles.long}` : styles.logo}
          to={paths.home()}
          aria-label={fillIn(texts.homeOf, { name: site.name })}
        >
          <Logo />
          <span>{site.name}</span>
        </PageLink>
        <DesktopMenus />
        {hasAssistant && <Chat />}
        <div className={styles.contact}>
          <ButtonLink to={paths.contact()}>{texts.contactUs}</ButtonLink>
        </div>
        <MobileMenu />
      </div>
    </header>
  )
})
