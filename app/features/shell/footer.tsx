import { footerLinks } from '#content/navigation.ts'
import { site } from '#content/site.ts'
import { telephone } from '#app/lib/reach.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/shell.ts'
import styles from './footer.module.css'

/** The foot of every page; its one button opens the cookie notice. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={styles.heading}>{site.legalName}</p>
          <p>{site.tagline}</p>
        </div>
        <div>
          <p className={styles.heading}>{texts.offices}</p>
          <ul className={styles.list}>
            {site.phones.map(({ office, number }) => (
              <li key={office}>
                <a href={telephone(number)}>
                  <span className={styles.office}>{office}</span> {number}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {footerLinks
          .filter(({ links }) => links.length)
          .map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <p className={styles.heading}>{heading}</p>
              <ul className={styles.list}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <a href={to}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
      </div>
      <div className={`wrap ${styles.copyright}`}>
        <p>{fillIn(texts.rights, { year: site.copyrightYear, name: site.legalName })}</p>
        <button type="button" className={styles.opener} data-cookie-settings="">
          {texts.cookieSettings}
        </button>
      </div>
    </footer>
  )
}
