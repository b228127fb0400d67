import { useEffect } from 'react'
import { trusted } from '#app/lib/trusted.ts'
import { onFirstSign } from '#app/ui/first-sign.ts'

/** What a page is printed with comes at a visitor's first sign, and with the page without scripts. */
export function usePrintSheet(): void {
  useEffect(
    () =>
      onFirstSign(() => {
        const sheet = document.querySelector('head noscript')
        if (sheet) sheet.outerHTML = trusted(sheet.textContent)
      }),
    [],
  )
}
