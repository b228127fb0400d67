/**
 * A view as the server sends it: one JSON text. React Router's own encoding gives every value a
 * number, which weighs a kilobyte more in a page of many small values.
 */
export type Packed<T> = { packed: string; of?: T }

export function pack<T>(view: T): Packed<T> {
  return { packed: JSON.stringify(view) }
}

/** Client loaders answer with the view itself. */
export function unpack<T extends object>(view: Packed<T> | T): T {
  return 'packed' in view ? (JSON.parse(view.packed) as T) : view
}
