/** A text that the browser keeps; islands and elements of a tab share it. */
export type Stored = {
  /** Key in the browser's storage, and type of the window event that tells of a change. */
  key: string
  /** Empty where nothing is kept, or the browser keeps its storage closed. */
  read: () => string
  /** An empty text removes it. False where the browser keeps its storage closed, or has no room. */
  write: (text: string) => boolean
  /** Calls back whenever the text may have changed, here or in another tab; the result ends that. */
  subscribe: (changed: () => void) => () => void
}

/** What the names begin with under which a browser keeps what its visitor chose. */
const keptPrefix = 'pref-'

const whileTabIsOpen = () => false

/** The visitor's parts list, as it stands in an address. */
export const keptList = stored(`${keptPrefix}list`)

/** The system of units that was chosen, 'metric' or 'us'. */
export const chosenUnits = stored(`${keptPrefix}units`)

/** Whether what moves by itself may, 'on' or 'off': the visitor's own choice. */
export const chosenMotion = stored(`${keptPrefix}motion`)

/** Products chosen to be compared (domain/deciding/chosen-products.ts). */
export const comparison = stored('compare', whileTabIsOpen)

/** Turns of the conversation with the assistant, as JSON (app/features/chat/keep-conversation.ts). */
export const conversation = stored('conversation', whileTabIsOpen)

/** 'yes' while the assistant is open: the next page of the tab opens it again. */
export const assistantOpen = stored('assistant-open', whileTabIsOpen)

export type CookieChoice = 'all' | 'essential'

/**
 * The visitor's answer to the cookie notice. The privacy policy promises that nothing is kept for later
 * visits before it is given; this cookie keeps the answer for a year.
 */
export const consent = {
  /** Undefined while it is not given. */
  read(): CookieChoice | undefined {
    const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${choiceCookie}=`))
    const value = pair?.slice(choiceCookie.length + 1)
    return value === 'all' || value === 'essential' ? value : undefined
  },
  /** A refusal also removes what was kept before. */
  write(choice: CookieChoice): void {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${choiceCookie}=${choice}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
    if (choice === 'essential') forgetKept()
    dispatchEvent(new Event(choiceCookie))
  },
  subscribe: (changed: () => void) => follow(choiceCookie, changed),
}
const choiceCookie = 'cookie-choice'
const year = 60 * 60 * 24 * 365

function forgetKept(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(keptPrefix)) localStorage.removeItem(name)
    }
  } catch {
    // Storage that the browser keeps closed holds nothing of ours.
  }
}

/** `isLasting` says whether a text is kept for later visits, else it is kept while the tab is open. */
export function stored(key: string, isLasting = () => consent.read() === 'all'): Stored {
  return {
    key,
    read() {
      try {
        return localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    write(text) {
      try {
        const storages = [localStorage, sessionStorage]
        const [storage, other] = isLasting() ? storages : storages.toReversed()
        other!.removeItem(key)
        if (text) storage!.setItem(key, text)
        else storage!.removeItem(key)
      } catch {
        return false
      }
      dispatchEvent(new Event(key))
      return true
    },
    subscribe: (changed) => follow(key, changed),
  }
}

/** A page that was prerendered, or kept by the browser, has missed what changed meanwhile. */
function follow(type: string, changed: () => void): () => void {
  const events = [type, 'storage', 'pageshow']
  for (const event of events) addEventListener(event, changed)
  document.addEventListener('prerenderingchange', changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
    document.removeEventListener('prerenderingchange', changed)
  }
}
