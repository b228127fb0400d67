/**
 * Puts words in the place of pictures that fail: those of `data-missing` (`app/ui/picture.tsx`). The
 * picture stays, for React may hold it, and shows again once it loads.
 */
export function replacePictures(): void {
  document.addEventListener('error', ({ target }) => replace(target), { capture: true })
  document.addEventListener('load', ({ target }) => restore(target), { capture: true })
  // These failed before there was a listener.
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0) replace(picture)
  }
}

function replace(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement)) return
  const { missing, failed } = picture.dataset
  if (missing === undefined || failed !== undefined) return
  const words = document.createElement('span')
  words.textContent = missing
  const place = document.createElement('span')
  place.className = 'missing-picture'
  place.append(words)
  picture.dataset.failed = ''
  picture.after(place)
}

function restore(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || picture.dataset.failed === undefined) return
  delete picture.dataset.failed
  picture.nextElementSibling?.remove()
}
