import type { ReactNode } from 'react'
import { connect } from '#content/connect.ts'
import { fontUrl } from '#content/font.ts'
import { site as company } from '#content/site.ts'
import '#content/brand.css'
import * as locale from '#texts/locale.ts'
import * as texts from '#texts/shell.ts'
import type { Site } from './context.ts'
import { ComparePlace } from './features/compare/compare-place.tsx'
import { CopyNotice } from './features/offline/copy-notice.tsx'
import { Reader } from './features/knowledge/reader.tsx'
import { ConnectBand } from './features/shell/connect-band.tsx'
import { ConnectionNotice } from './features/shell/connection-notice.tsx'
import { CookieNotice } from './features/shell/cookie-notice.tsx'
import { Footer } from './features/shell/footer.tsx'
import { Header } from './features/shell/header.tsx'
import { MenuFamilies, menuFamilies } from './features/shell/menu-families.ts'
import { printSheetVersion } from './features/shell/print-sheet.server.ts'
import { programPaths } from './lib/program-paths.ts'
import { paths } from './lib/paths.ts'
import { earlyClickScript, unitScript } from './lib/head-scripts.ts'
import { DocumentHead } from './document-head.tsx'
import type { PageStyles } from './documents.tsx'
import type { PageHead } from './page-module.ts'
import './ui/base.css'
import './ui/both-units.css'

/** Where the tray of what is to be compared stands, once something is. */

type Props = {
  site: Site
  url: URL
  head: PageHead
  styles: PageStyles
  /** Address of the script that starts islands and elements. */
  script: string
  development: string | undefined
  /** The page's name in connect.ts; undefined for one that does not close with an invitation. */
  connectId: string | undefined
  children: ReactNode
}

/** The frame of every document: head, header, page, footer. */
export function Document({
  site,
  url,
  head,
  styles,
  script,
  development,
  connectId,
  children,
}: Props) {
  return (
    <html lang={locale.lang} dir={locale.direction === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={company.themeColor} />
        <DocumentHead origin={site.url} head={head} />
        {fontUrl && (
          <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <script dangerouslySetInnerHTML={{ __html: unitScript + earlyClickScript }} />
        <style dangerouslySetInnerHTML={{ __html: styles.text }} />
        {/* Fetched last; wake-islands.ts puts them in force. */}
        {styles.later.map((href) => (
          <link key={href} rel="stylesheet" media="not all" href={href} />
        ))}
        <link
          rel="stylesheet"
          media="print"
          href={programPaths.printSheet(printSheetVersion(site))}
        />
        {development && <script type="module" dangerouslySetInnerHTML={{ __html: development }} />}
        <script type="module" src={script} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {texts.skip}
        </a>
        <CookieNotice />
        <ConnectionNotice />
        <MenuFamilies value={menuFamilies(site.catalogue.families)}>
          <Header />
        </MenuFamilies>
        <main id="main" tabIndex={-1}>
          {children}
          {connectId !== undefined && <ConnectBand {...connect} {...connect.of?.[connectId]} />}
        </main>
        <Footer />
        {url.pathname !== paths.compare() && <ComparePlace />}
        <Reader />
        <CopyNotice />
      </body>
    </html>
  )
}
