import { nearest } from './nearest.ts'

/** The name that was most likely meant: the same but for case and gaps, else the nearest. */
export function likeliest(names: readonly string[], asked: string): string | undefined {
  const same = names.find((name) => squeeze(name) === squeeze(asked))
  return (
    same ??
    nearest(
      names.map((name) => ({ name, slug: '' })),
      asked,
      1,
    )[0]?.name
  )
}

/** 'Lc-Duplex', 'LC  duplex' and 'LC duplex' are one thing to a reader. */
function squeeze(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '')
}
