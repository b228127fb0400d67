import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import { fontUrl } from '#content/font.ts'
import { site } from '#content/site.ts'
import '#content/brand.css'
import * as locale from '#texts/locale.ts'
import * as texts from '#texts/shell.ts'
import { siteContext } from './context.ts'
import { hasAssistant } from './features/chat/has-assistant.ts'
import { ComparePlace } from './features/compare/compare-place.tsx'
import { ConnectionNotice } from './features/shell/connection-notice.tsx'
import { CookieNotice } from './features/shell/cookie-notice.tsx'
import { ErrorPage } from './features/shell/error-page.tsx'
import { Footer } from './features/shell/footer.tsx'
import { Header } from './features/shell/header.tsx'
import { NavigationProgress } from './features/shell/navigation-progress.tsx'
import { RouteStyles } from './framework/route-styles.tsx'
import { useAsLeft } from './framework/as-left.ts'
import { ScrollPlace } from './framework/scroll-place.tsx'
import { useOneRendering } from './framework/use-one-rendering.ts'
import { usePageLinks } from './framework/use-page-links.ts'
import { useSlicesAgain } from './framework/in-one-go.ts'
import { heldOffline } from './framework/stay-offline.ts'
import { useFocusOnPage } from './features/shell/use-focus-on-page.ts'
import { useForgottenData } from './features/shell/use-forgotten-data.ts'
import { hydratingPaths } from './site-routes.ts'
import type { Route } from './+types/root.ts'
import './ui/base.css'
import './ui/both-units.css'

export function loader({ context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext)
  return { siteUrl: url, hydrating: hydratingPaths }
}

/** The same for every page: it never has to be asked for again. */
export const shouldRevalidate = () => false

export const clientMiddleware = [heldOffline]

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={locale.lang} dir={locale.direction === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site.themeColor} />
        <Meta />
        {fontUrl && (
          <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <RouteStyles />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {texts.skip}
        </a>
        <CookieNotice />
        <ConnectionNotice />
        <NavigationProgress />
        <Header hasAssistant={data !== undefined && hasAssistant} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <ComparePlace />
        <ScrollPlace />
        {/* They have run by the time that a browser renders this. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  useOneRendering()
  useAsLeft()
  useForgottenData()
  usePageLinks()
  useFocusOnPage()
  useSlicesAgain()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
