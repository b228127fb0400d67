import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Look = { look?: 'primary' | 'outline' }

export function buttonClass(look: Look['look'] = 'primary'): string {
  return `${styles.button} ${styles[look]}`
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

export function ButtonLink({ look, to, children, ...props }: LinkProps & Look) {
  return (
    <a {...props} href={to} className={buttonClass(look)}>
      {children}
    </a>
  )
}

export function Button({ look, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button {...props} type={type} className={buttonClass(look)} />
}
