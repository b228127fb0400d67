import type { ComponentProps } from 'react'
import { PageLink } from '#app/framework/page-link.tsx'
import styles from './button.module.css'

type Look = { look?: 'primary' | 'outline' }

export function buttonClass(look: Look['look'] = 'primary'): string {
  return `${styles.button} ${styles[look]}`
}

export function ButtonLink({ look, ...props }: ComponentProps<typeof PageLink> & Look) {
  return <PageLink {...props} className={buttonClass(look)} />
}

export function Button({ look, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button {...props} type={type} className={buttonClass(look)} />
}
