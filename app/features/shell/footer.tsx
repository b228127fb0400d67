import { memo } from 'react'
import { useAsSent } from '../../framework/as-sent.ts'
import { FooterContent } from './footer-content.tsx'
import styles from './footer.module.css'

/** The foot of every page: like the head, not rendered anew with each step of a navigation. */
export const Footer = memo(function Footer() {
  const content = useAsSent({
    id: 'foot',
    children: import.meta.env.SSR && <FooterContent />,
    styles: [styles.columns],
  })
  return <footer className={styles.footer} {...content} />
})
