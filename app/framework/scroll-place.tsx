import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

const storageKey = 'scroll'

/**
 * Scrolls back to where a page was left, as the router's `ScrollRestoration` does: by the script
 * when the document is loaded again, before it is painted; by the hook when the router goes back.
 */
export function ScrollPlace() {
  useScrollRestoration({ storageKey })
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scrollScript }} />
}

/**
 * The router takes a place in history by the key of its state. Nothing stored is no place. Scripts
 * that the browser makes of HTML never run: there it has no text.
 */
const scrollScript = import.meta.env.SSR
  ? `{let h=history,y;h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},'');try{y=JSON.parse(sessionStorage.${storageKey})[h.state.key];y>=0&&scrollTo(0,y)}catch{}}`
  : ''
