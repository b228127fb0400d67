/** A line of light that enters, splits and arrives: the company's mark. */
export function Logo() {
  return (
    <svg width="36" height="22" viewBox="0 0 36 22" fill="none" aria-hidden="true">
      <path d="M1 1 11 21 19 5" stroke="currentColor" strokeWidth="3" />
      <path
        d="M0 10c8 0 10 0 17 0S27 3.5 35 3.5M17 10c7 0 11 3 18 3M17 10c7 0 10 8 18 8"
        stroke="var(--accent)"
        strokeWidth="1.5"
      />
    </svg>
  )
}
