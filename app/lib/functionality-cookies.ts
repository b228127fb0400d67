/**
 * Cookies that remember a visitor's choices. The privacy policy promises that none is set before
 * the visitor accepts them; `cookie-choice` keeps that answer.
 */
const choiceCookie = 'cookie-choice'
const prefix = 'pref-'
const year = 60 * 60 * 24 * 365

export type CookieChoice = 'all' | 'essential'

export function cookieChoice(): CookieChoice | undefined {
  const value = read(choiceCookie)
  return value === 'all' || value === 'essential' ? value : undefined
}

/** Keeps the answer; refusing also removes what was remembered before. */
export function chooseCookies(choice: CookieChoice): void {
  write(choiceCookie, choice, year)
  if (choice === 'essential') {
    for (const name of names()) if (name.startsWith(prefix)) write(name, '', 0)
  }
}

/** Remembers a choice for later visits, if the visitor has allowed it. */
export function remember(name: string, value: string): void {
  if (cookieChoice() === 'all') write(prefix + name, value, year)
}

export function recall(name: string): string | undefined {
  return cookieChoice() === 'all' ? read(prefix + name) : undefined
}

function names(): string[] {
  return document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '')
}

function read(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
}

function write(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
