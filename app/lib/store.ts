import { cookieChoice } from './functionality-cookies.ts'

/**
 * Keeps a value in the browser's own storage: for later visits where the visitor has allowed that, else
 * while the window is open. Throws where the browser keeps its storage closed.
 */
export function store(key: string, value: string): void {
  const lasting = cookieChoice() === 'all'
  const [storage, other] = lasting ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
  other.removeItem(key)
  if (value) storage.setItem(key, value)
  else storage.removeItem(key)
}
