import type { PlaceDrawing } from '#domain/records/solution-part.ts'

/** A place in section, drawn with lines of 1.5 px. */
export function PlaceIcon({ drawing: { structure, line } }: { drawing: PlaceDrawing }) {
  return (
    <svg
      width="96"
      height="64"
      viewBox="0 0 96 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={structure} />
      <path d={line} stroke="var(--accent)" />
    </svg>
  )
}
