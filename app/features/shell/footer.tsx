import { memo } from 'react'
import { useAsSent } from '../../framework/as-sent.ts'
import { FooterContent } from './footer-content.tsx'
import styles from './footer.module.css'
import { useCookieNotice } from './use-cookie-notice.tsx'

/** The foot of every page: like the head, not rendered anew with each step of a navigation. */
export const Footer = memo(function Footer() {
  const { notice, ask } = useCookieNotice()
  const content = useAsSent({
    id: 'foot',
    children: import.meta.env.SSR && <FooterContent />,
    styles: [styles.columns],
    pressed: 'button',
    onPress: ask,
  })
  return (
    <>
      <footer className={styles.footer} {...content} />
      {notice}
    </>
  )
})
