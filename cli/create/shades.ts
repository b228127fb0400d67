/** sRGB as hexadecimal digits, '#1f6fb2'. */
export type Color = `#${string}`

/** By WCAG 2: from 1, the same, to 21, black on white. */
export function contrast(a: Color, b: Color): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

/** `color` with a share of `other`, 0 to 1, in sRGB, as CSS has `color-mix(in srgb, …)`. */
export function mixColors(color: Color, other: Color, share: number): Color {
  const [from, to] = [channelsOf(color), channelsOf(other)]
  const mixed = from.map((value, index) => Math.round(value + (to[index]! - value) * share))
  return `#${Buffer.from(mixed).toString('hex')}`
}

/** The color with the least black or white in it that contrasts with all of `grounds`. */
export function readableShade(color: Color, grounds: readonly Color[], minimum: number): Color {
  for (let percent = 0; percent <= 100; percent++) {
    for (const end of ['#000000', '#ffffff'] as const) {
      const shade = mixColors(color, end, percent / 100)
      if (grounds.every((ground) => contrast(shade, ground) >= minimum)) return shade
    }
  }
  throw new Error(`No shade of ${color} stands out from ${grounds.join(' and ')}.`)
}

const channelsOf = (color: Color): number[] => [...Buffer.from(color.slice(1), 'hex')]

function luminance(color: Color): number {
  const [r, g, b] = channelsOf(color).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
