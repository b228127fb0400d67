/** The magnifying glass of the search fields. */
export function SearchIcon({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="6" cy="6" r="4.5" />
      <path d="m9.5 9.5 4 4" />
    </svg>
  )
}
