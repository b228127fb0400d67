import { useEffect } from 'react'
import * as texts from '#texts/locale.ts'
import { onFirstSign } from '#app/ui/first-sign.ts'

/** What a page is printed with comes at a visitor's first sign, and with the page without scripts. */
export function usePrintSheet(): void {
  useEffect(
    () =>
      onFirstSign(() => {
        const sheet = document.querySelector('head noscript')
        if (sheet) sheet.outerHTML = sheet.textContent
        // A page may be open for days before it is printed.
        addEventListener('beforeprint', () => {
          const head = document.querySelector<HTMLElement>('body>header')
          if (head)
            head.dataset.day = new Date().toLocaleDateString(texts.locale, { dateStyle: 'long' })
        })
      }),
    [],
  )
}
