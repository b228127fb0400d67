/** sRGB as hexadecimal digits, '#1f6fb2'. */
export type Color = `#${string}`

/** Lightness from 0 to 1, chroma from 0 to about 0.4, hue in radians. */
export type Shade = { lightness: number; chroma: number; hue: number }

/** By WCAG 2: from 1, the same, to 21, black on white. */
export function contrast(a: Color, b: Color): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

/** The color of a shade; one that no screen shows loses as much chroma as it must. */
export function colorOf({ lightness, chroma, hue }: Shade): Color {
  for (let left = chroma; left > 0.001; left -= 0.002) {
    const channels = toLinear({ lightness, chroma: left, hue })
    if (channels.every((value) => value > -0.0005 && value < 1.0005)) return hexOf(channels)
  }
  return hexOf(toLinear({ lightness, chroma: 0, hue }))
}

/** Björn Ottosson's Oklab (bottosson.github.io/posts/oklab), as CSS Color 4 has it. */
export function shadeOf(color: Color): Shade {
  const [r, g, b] = linearOf(color)
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt) as [number, number, number]
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness, chroma: Math.hypot(x, y), hue: Math.atan2(y, x) }
}

/** The nearest lightness at which a color stands out from all of `grounds`; itself where it does. */
export function standingOut(color: Color, grounds: readonly Color[], least: number): Color {
  const isSeen = (one: Color) => grounds.every((ground) => contrast(one, ground) >= least)
  if (isSeen(color)) return color
  const shade = shadeOf(color)
  for (let step = 0.004; step < 1; step += 0.004) {
    for (const lightness of [shade.lightness - step, shade.lightness + step]) {
      if (lightness < 0 || lightness > 1) continue
      const other = colorOf({ ...shade, lightness })
      if (isSeen(other)) return other
    }
  }
  throw new Error(`No shade of ${color} stands out from ${grounds.join(' and ')}.`)
}

function toLinear({ lightness, chroma, hue }: Shade): number[] {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function luminance(color: Color): number {
  const [r, g, b] = linearOf(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linearOf(color: Color): [number, number, number] {
  const channel = (at: number) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function hexOf(linear: readonly number[]): Color {
  const digits = linear.map((value) => {
    const inside = Math.min(1, Math.max(0, value))
    const sent = inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055
    return Math.round(sent * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}
