/** The widths pictures are offered in, in pixels. A short list keeps caches warm and the maker safe. */
export const pictureWidths: readonly number[] = [160, 320, 480, 640, 960, 1280]

/** Up to this width, which lists show by the dozen, steps between halves weigh more than they save. */
const card = 640

const webAddress = /^https?:\/\/(?:[^\s/?#@\\]*@)?[\w\p{L}\p{M}.-]+(?::\d+)?(?![^/?#\\])/iu

export type PictureSource = { src: string; srcSet?: string }

/**
 * Where to load a picture field from. A storage path is offered in the widths up to `largest`, but
 * for those that no screen would choose: a quarter of `largest` is half of what is shown, or less.
 * An address of another host is used as it stands. Anything else (such as javascript:) is none.
 */
export function pictureSource(field: string, largest = 1280): PictureSource | undefined {
  const value = field.trim()
  if (!value) return undefined
  if (/^https?:\/\//i.test(value)) return isWebAddress(value) ? { src: value } : undefined
  if (/^[a-z][a-z\d+.-]*:/i.test(value)) return undefined
  // A drawing fits every width as it is.
  if (/\.svg$/i.test(value)) return { src: `/files/${storagePath(value)}` }
  const path = storagePath(value)
  const widths = pictureWidths.filter(
    (width) => width <= largest && width * 4 > largest && (largest > card || largest % width === 0),
  )
  return {
    src: `/images/${widths.at(-1)}/${path}`,
    srcSet: widths.map((width) => `/images/${width}/${path} ${width}w`).join(', '),
  }
}

/**
 * The same in the browser as on the server: some browsers take a host with a blank in its name for
 * one, and would make another page than they were sent.
 */
const isWebAddress = (value: string) => webAddress.test(value) && URL.canParse(value)

/** What social networks show whole: 1.91 to 1, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 }

/**
 * Where social networks find a picture field: one of the storage in the size above; an address
 * of another host as it stands.
 */
export function socialPicture(field: string): string | undefined {
  return pictureSource(field)?.src.replace(/^\/images\/\d+/, '/images/social')
}

/** Where a document or film field is served from; undefined for what no browser should open. */
export function fileUrl(field: string): string | undefined {
  const value = field.trim()
  if (/^https?:\/\//i.test(value)) return isWebAddress(value) ? value : undefined
  if (!value || /^[a-z][a-z\d+.-]*:/i.test(value)) return undefined
  return `/files/${storagePath(value)}`
}

/** Captions lie beside a film of the storage under its name; of others nothing is known. */
export function captionsUrl(film: string): string | undefined {
  return /^https?:/i.test(film) ? undefined : fileUrl(film.replace(/\.\w+$/, '.vtt'))
}

function storagePath(value: string): string {
  return value.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')
}
