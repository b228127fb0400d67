import { fileUrl, pictureSource } from '../pictures.ts'
import type { Product } from './product.ts'
import { videoSource, youTubePlayer } from './video.ts'

/** Where a browser has to be allowed to load from, for what products show from other hosts. */
export type MediaOrigins = {
  /** Of pictures and films that play in place. */
  media: readonly string[]
  /** Of films that play in a frame. */
  frames: readonly string[]
}

/** What a policy can name: the address of a host may hold a semicolon, which ends a directive. */
const plainOrigin = /^https:\/\/[a-z\d.-]+(?::\d+)?$/

/** The origins that these products name. Of a page over TLS nothing else is loaded. */
export function mediaOrigins(
  products: readonly Pick<Product, 'images' | 'videos'>[],
): MediaOrigins {
  const media = new Set<string>()
  const frames = new Set<string>()
  const add = (address: string | undefined) => {
    const url = address && URL.parse(address)
    if (url && plainOrigin.test(url.origin)) media.add(url.origin)
  }
  for (const { images, videos } of products) {
    for (const image of images) add(pictureSource(image)?.src)
    for (const { url } of videos) {
      const source = videoSource(url)
      if (source?.type === 'youtube') frames.add(youTubePlayer)
      else if (source) add(fileUrl(source.url))
    }
  }
  return { media: [...media].sort(), frames: [...frames] }
}

/** Of what the company itself has listed, or of `named` where it has not. */
export function allowedOrigins(
  listed: readonly string[] | undefined,
  named: () => MediaOrigins,
): MediaOrigins {
  if (!listed) return named()
  return {
    media: listed.filter((origin) => origin !== youTubePlayer),
    frames: listed.filter((origin) => origin === youTubePlayer),
  }
}

/** True for what `site.mediaHosts` may hold. */
export const isMediaHost = (text: string) => plainOrigin.test(text)
