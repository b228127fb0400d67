import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

type Look = { look?: 'primary' | 'outline' }

export function buttonClass(look: Look['look'] = 'primary'): string {
  return `${styles.button} ${styles[look]}`
}

export function ButtonLink({ look, ...props }: ComponentProps<typeof Link> & Look) {
  return <Link {...props} className={buttonClass(look)} />
}

export function Button({ look, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button {...props} type={type} className={buttonClass(look)} />
}
