import { fileUrl } from '../pictures.ts'

/** Where a product's film comes from: YouTube by its 11-character id, or a file of our own. */
export type VideoSource = { type: 'youtube'; id: string } | { type: 'file'; url: string }

/** What YouTube’s films play in: it sets no cookies before a press. */
export const youTubePlayer = 'https://www.youtube-nocookie.com'

const id = /^[\w-]{11}$/

/**
 * Reads a video field: an 11-character id, a youtu.be link, a watch link with v=,
 * a shorts link, or the address of a native file. Anything else is undefined, so
 * that no foreign page is ever framed.
 */
export function videoSource(value: string): VideoSource | undefined {
  const text = value.trim()
  if (id.test(text)) return { type: 'youtube', id: text }
  if (/\.(mp4|webm|mov)$/i.test(text.split(/[?#]/)[0] ?? '')) {
    return fileUrl(text) ? { type: 'file', url: text } : undefined
  }
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const candidate = youtubeId(url)
  return candidate && id.test(candidate) ? { type: 'youtube', id: candidate } : undefined
}

function youtubeId(url: URL): string | null | undefined {
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === 'youtu.be') return url.pathname.slice(1)
  if (host !== 'youtube.com') return undefined
  if (url.pathname === '/watch') return url.searchParams.get('v')
  return url.pathname.startsWith('/shorts/') ? url.pathname.split('/')[2] : undefined
}
