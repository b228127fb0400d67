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
      {fill && <path fill="currentColor" d={fill} />}
      {line && <path stroke="var(--accent)" strokeWidth="1.6" d={line} />}
    </svg>
  )
}
