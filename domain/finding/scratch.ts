/** So many of a kind are kept. */
const maxKept = 8

/**
 * Arrays that a question writes into and leaves to the next one. At 100,000 products they are megabytes:
 * made anew for each question they would have all of the memory collected again and again.
 */
export function createScratch(size: number) {
  const flags = pool(() => new Uint8Array(size))
  const numbers = pool(() => new Float64Array(size))
  const places = pool(() => new Uint32Array(size))
  return {
    /** From here on everything that was given out is given out again. */
    begin() {
      flags.begin()
      numbers.begin()
      places.begin()
    },
    /** One for each place, all 0. */
    flags: () => flags.next().fill(0),
    /** One for each place, with whatever it held. */
    numbers: numbers.next,
    /** The same, of whole numbers. */
    places: places.next,
  }
}

function pool<T>(make: () => T) {
  const made: T[] = []
  let taken = 0
  return {
    begin() {
      taken = 0
      // A story of many figures takes more, and is rare.
      made.length = Math.min(made.length, maxKept)
    },
    next: (): T => (made[taken++] ??= make()),
  }
}
