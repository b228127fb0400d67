import * as locale from '#texts/locale.ts'

/** The arrow of carousels; it points where one reads on unless it is flipped. */
export function Arrow({ flipped = false }: { flipped?: boolean }) {
  return (
    <svg
      width="20"
      height="12"
      viewBox="0 0 20 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      style={(locale.direction === 'rtl' ? !flipped : flipped) ? { rotate: '180deg' } : undefined}
    >
      <path d="M0 6h18M13 1l5 5-5 5" />
    </svg>
  )
}
