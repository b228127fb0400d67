import { site } from '#content/site.ts'
import { Chat } from '#app/features/chat/chat.tsx'
import { hasAssistant } from '#app/features/chat/has-assistant.ts'
import '#app/features/list/kept-list.css'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SearchIcon } from '#app/ui/search-icon.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as listTexts from '#texts/list.ts'
import * as texts from '#texts/shell.ts'
import { DesktopMenus } from './desktop-menus.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'
import { ProductSearch, searchFieldId } from './product-search.tsx'
import { logo } from '#content/logo.ts'

/** Wider, a word of the name leaves no room on a phone for the mark and the menu. */
const hasLongWord = site.name.split(' ').some((word) => word.length > 7)

/** The head of every page: top bar, search, menus, assistant. */
export function Header() {
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
          <kept-list>
            <a href={paths.list()}>{listTexts.title}</a>
          </kept-list>
          <a className={styles.topLink} href={paths.contact()}>
            {texts.contactUsAbove}
          </a>
          {site.customerPortal && (
            <a className={styles.topLink} href={site.customerPortal} rel="noopener">
              {`${texts.customerLogin} `}
              <span aria-hidden="true">↗</span>
            </a>
          )}
        </div>
      </div>
      <div className={`wrap ${styles.mainRow}`}>
        <a
          className={hasLongWord ? `${styles.logo} ${styles.long}` : styles.logo}
          href={paths.home()}
          aria-label={fillIn(texts.homeOf, { name: site.name })}
        >
          <Logo />
          <span>{site.name}</span>
        </a>
        <label className={styles.find} htmlFor={searchFieldId}>
          <SearchIcon size={18} />
        </label>
        <DesktopMenus />
        {hasAssistant && <Chat />}
        <div className={styles.contact}>
          <ButtonLink to={paths.contact()}>{texts.contactUs}</ButtonLink>
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}

function Logo() {
  const { width, height, fill, line } = logo
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      {fill && <path fill="currentColor" d={fill} />}
      {line && <path stroke="var(--accent)" strokeWidth="1.6" d={line} />}
    </svg>
  )
}
