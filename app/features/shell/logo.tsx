import { logo } from '#content/logo.ts'

export function Logo() {
  const { width, height, fill, line } = logo
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      <path fill="currentColor" d={fill} />
      <path stroke="var(--accent)" strokeWidth="1.6" d={line} />
    </svg>
  )
}
