import type { Extreme } from '#domain/finding/read-extremes.ts'
import type { Understanding } from '#domain/finding/understand.ts'

/** By what two are told apart: 'which is lighter', 'which has more sockets', 'the lightest of them'. */
export function comparedBy({ text, relatives: [relative], extremes: [extreme] }: Understanding): {
  by?: Extreme
} {
  if (!relative) return extreme ? { by: extreme } : {}
  const { keys, end, from, to } = relative
  const says = text.slice(from, to).replace(/ than$/, '')
  return { by: { says, end: end === 'less' ? 'least' : 'most', keys, from } }
}
