/** From where a model is looked at: degrees around and above it, and how much closer than at first. */
export type Sight = { azimuth: number; elevation: number; zoom: number }

export type Turn = { around?: number; above?: number; closer?: number }

const step = 15
const nearer = 1.25
const [closest, farthest] = [6, 0.5]

/** A sight after a turn: never past the poles, never inside of it or out of sight. */
export function turned(
  { azimuth, elevation, zoom }: Sight,
  { around = 0, above = 0, closer = 1 }: Turn,
): Sight {
  return {
    azimuth: (((azimuth + around) % 360) + 360) % 360,
    elevation: Math.min(89, Math.max(-89, elevation + above)),
    zoom: Math.min(closest, Math.max(farthest, zoom * closer)),
  }
}

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

export type Side = 'front' | 'right' | 'rear' | 'left' | 'top' | 'bottom'

/** The side that is seen most. */
export function sideSeen({ azimuth, elevation }: Sight): Side {
  if (elevation > 55) return 'top'
  if (elevation < -55) return 'bottom'
  const sides = ['front', 'right', 'rear', 'left'] as const
  return sides[Math.round(azimuth / 90) % 4]!
}
