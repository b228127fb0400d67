import { readFits, type Place } from '#domain/catalogue/fits.ts'

type WithPlaces = { slug: string; provides?: unknown; accepts?: unknown }
export type Amount<P> = { product: P; quantity: number }

/** Places of a host that nothing on the list fills. */
export type EmptyPlaces<P> = Amount<P> & { interface: string; free: number; places: number }
/** Parts that the list has no place for: where they go, and how many such places it has at all. */
export type Unplaced<P> = Amount<P> & { interface: string; places: number }

/** Equal rows of places that lie side by side. */
type Rows = { free: number; rows: number }
type Room<P> = { host: P; quantity: number; first: boolean; places: number; name: string } & {
  rows: Rows[]
  taken: number
}

/**
 * Puts the parts of a list into the places of its hosts, the widest first. A host's places of
 * several names may be the same ones, told twice for parts of several kinds: they are said to be
 * empty by the first name alone, and only where nothing goes into those of another.
 */
export function fillPlaces<P extends WithPlaces>(
  hosts: readonly Amount<P>[],
  parts: readonly Amount<P>[],
  isPlace: (name: string) => boolean,
): { empty: EmptyPlaces<P>[]; unplaced: Unplaced<P>[] } {
  const rooms = hosts.flatMap(({ product, quantity }) =>
    placesOf(product, 'provides', isPlace).map((place, at): Room<P> => ({
      host: product,
      quantity,
      first: at === 0,
      name: place.interface,
      places: place.count * quantity,
      rows: rowsOf(place, quantity),
      taken: 0,
    })),
  )
  const unplaced = parts
    .map((part) => ({ part, needs: placesOf(part.product, 'accepts', isPlace) }))
    .filter(({ needs }) => needs.length)
    .toSorted((a, b) => widthOf(b.needs[0]!) - widthOf(a.needs[0]!))
    .flatMap(({ part: { product, quantity }, needs }): Unplaced<P>[] => {
      let left = quantity
      for (const need of needs) {
        for (const room of rooms) {
          if (room.name !== need.interface || room.host.slug === product.slug) continue
          left -= put(room, need, left)
        }
      }
      const names = new Set(needs.map((need) => need.interface))
      const places = rooms.reduce((sum, room) => sum + (names.has(room.name) ? room.places : 0), 0)
      return left > 0 ? [{ product, quantity: left, interface: needs[0]!.interface, places }] : []
    })
  const empty = rooms
    .filter(({ host, first }) => first && !isTakenElsewhere(rooms, host))
    .map(({ host, quantity, name, places, taken }) => ({
      product: host,
      quantity,
      interface: name,
      free: places - taken,
      places,
    }))
    .filter(({ free }) => free > 0)
  return { empty, unplaced }
}

function isTakenElsewhere<P>(rooms: readonly Room<P>[], host: P): boolean {
  return rooms.some((room) => room.host === host && !room.first && room.taken > 0)
}

function placesOf(
  product: WithPlaces,
  side: 'provides' | 'accepts',
  isPlace: (n: string) => boolean,
) {
  return readFits(product)[side].filter((place) => isPlace(place.interface))
}

const widthOf = ({ width = 1 }: Place) => width

/** As `howMany` has them: rows of a width, and what is left of the count in one shorter. */
function rowsOf({ count, width = count }: Place, quantity: number): Rows[] {
  const wide = Math.max(1, Math.min(width, count))
  return [
    { free: wide, rows: Math.floor(count / wide) * quantity },
    { free: count % wide, rows: quantity },
  ].filter(({ free, rows }) => free > 0 && rows > 0)
}

/** Puts up to `parts` into a room, and tells how many found a place; each takes `need.count` pieces. */
function put<P>(room: Room<P>, need: Place, parts: number): number {
  const width = widthOf(need)
  const capacity = room.rows.reduce((sum, one) => sum + one.rows * Math.floor(one.free / width), 0)
  const placed = Math.min(parts, Math.floor(capacity / need.count))
  let pieces = placed * need.count
  room.taken += pieces * width
  room.rows = room.rows.flatMap(({ free, rows }) => {
    const perRow = Math.floor(free / width)
    const whole = perRow ? Math.min(rows, Math.floor(pieces / perRow)) : 0
    pieces -= whole * perRow
    const rest = perRow && whole < rows ? pieces : 0
    pieces -= rest
    return [
      { free: free - perRow * width, rows: whole },
      { free: free - rest * width, rows: rest > 0 ? 1 : 0 },
      { free, rows: rows - whole - (rest > 0 ? 1 : 0) },
    ].filter((one) => one.free > 0 && one.rows > 0)
  })
  return placed
}
