/** A turn in degrees around and above a model, or how much closer it comes. */
export type Turn = { around?: number; above?: number; closer?: number }

const step = 15
const nearer = 1.25

/** What a key does to a model: the arrows move the one who looks, as dragging moves the model. */
export function turnOfKey(key: string): Turn | 'reset' | undefined {
  const turns: Record<string, Turn | 'reset'> = {
    ArrowLeft: { around: -step },
    ArrowRight: { around: step },
    ArrowUp: { above: step },
    ArrowDown: { above: -step },
    '+': { closer: nearer },
    '=': { closer: nearer },
    '-': { closer: 1 / nearer },
    '0': 'reset',
    Home: 'reset',
  }
  return Object.hasOwn(turns, key) ? turns[key] : undefined
}
