import type { ComponentProps } from 'react'
import * as texts from '#texts/ui.ts'
import styles from './close-button.module.css'

/** The cross that closes what it stands in. */
export function CloseButton({ type = 'button', className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type={type}
      aria-label={texts.close}
      className={className ? `${styles.close} ${className}` : styles.close}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" aria-hidden="true">
        <path d="M1 1l14 14M15 1L1 15" strokeWidth="1.5" />
      </svg>
    </button>
  )
}
