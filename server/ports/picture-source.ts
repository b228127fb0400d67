/** The original of a picture. */
export type PictureOriginal = {
  /** Changes with the original's bytes: sizes made of it are kept under this name. */
  version: string
  read: () => Promise<Buffer>
}

/** Why there is no original: nothing lies there, or the path names a place we take nothing from. */
export type NoPicture = 'missing' | 'not allowed'

/**
 * Where originals come from. `path` is what follows the width in `/images/{width}/{path}`, decoded
 * and from anybody; an adapter decides what of it names something it may serve.
 */
export type PictureSource = (path: string) => Promise<PictureOriginal | NoPicture>
