import { howMany, readFits, type Place } from '#domain/catalogue/fits.ts'

type WithPlaces = { slug: string; provides?: unknown; accepts?: unknown }
export type Amount<P> = { product: P; quantity: number }

/** Places of a host that nothing on the list fills. */
export type EmptyPlaces<P> = Amount<P> & { interface: string; free: number; places: number }
/** Parts that the list has no place for: where they go, and how many such places it has at all. */
export type Unplaced<P> = Amount<P> & { interface: string; places: number }

/** The places of one name that so many of a host have; `left` are those that nothing fills. */
type Room<P> = { host: P; quantity: number; first: boolean; place: Place; left: number }

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
      place,
      left: place.count * quantity,
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
          if (room.place.interface !== need.interface || room.host.slug === product.slug) continue
          left -= put(room, need, left)
        }
      }
      const names = new Set(needs.map((need) => need.interface))
      const places = rooms
        .filter(({ place }) => names.has(place.interface))
        .reduce((sum, room) => sum + placesIn(room), 0)
      return left > 0 ? [{ product, quantity: left, interface: needs[0]!.interface, places }] : []
    })
  const empty = rooms
    .filter(({ host, first }) => first && !isTakenElsewhere(rooms, host))
    .map((room) => ({
      product: room.host,
      quantity: room.quantity,
      interface: room.place.interface,
      free: room.left,
      places: placesIn(room),
    }))
    .filter(({ free }) => free > 0)
  return { empty, unplaced }
}

function isTakenElsewhere<P>(rooms: readonly Room<P>[], host: P): boolean {
  return rooms.some((room) => room.host === host && !room.first && room.left < placesIn(room))
}

function placesOf(
  product: WithPlaces,
  side: 'provides' | 'accepts',
  isPlace: (n: string) => boolean,
) {
  return readFits(product)[side].filter((place) => isPlace(place.interface))
}

const widthOf = ({ width = 1 }: Place) => width

function placesIn<P>({ place, quantity }: Room<P>): number {
  return place.count * quantity
}

/** Puts up to `parts` into a room, and tells how many found a place. */
function put<P>(room: Room<P>, need: Place, parts: number): number {
  const each = need.count * widthOf(need)
  const most = Math.min(howMany(room.place, need) * room.quantity, Math.floor(room.left / each))
  const placed = Math.min(parts, most)
  room.left -= placed * each
  return placed
}
