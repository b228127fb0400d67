import { ConnectionNotice } from './connection-notice.ts'
import { CookieNotice } from './cookie-notice.ts'
import { HeaderMenus } from './header-menus.ts'
import { HoverMenus } from './hover-menus.ts'
import { UnitSwitch } from './unit-switch.ts'

/**
 * Custom elements: small behaviors of server HTML that need no React, such as a film that plays.
 * They work in documents and on pages that hydrate whole.
 */
const elements: Readonly<Record<string, () => CustomElementConstructor>> = {
  'connection-notice': () => ConnectionNotice,
  'cookie-notice': () => CookieNotice,
  'header-menus': () => HeaderMenus,
  'hover-menus': () => HoverMenus,
  'unit-switch': () => UnitSwitch,
}

/** Puts them into effect; again, it does nothing. */
export function defineElements(): void {
  for (const [name, make] of Object.entries(elements)) {
    if (!customElements.get(name)) customElements.define(name, make())
  }
}
