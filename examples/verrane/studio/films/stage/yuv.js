/**
 * RGBA pixels as planar YUV 4:2:0 (BT.709, studio range), what the encoder wants: a third of the
 * bytes to send. Width and height are even.
 */
export function toYuv(pixels, width, height) {
  const size = width * height
  const out = new Uint8ClampedArray(size * 1.5)
  const half = width / 2
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x
      let red = 0
      let green = 0
      let blue = 0
      for (let corner = 0; corner < 4; corner++) {
        const place = at + (corner & 1) + (corner >> 1) * width
        const r = pixels[place * 4]
        const g = pixels[place * 4 + 1]
        const b = pixels[place * 4 + 2]
        out[place] = 16 + 0.18259 * r + 0.61423 * g + 0.06201 * b
        red += r
        green += g
        blue += b
      }
      const cell = (y / 2) * half + x / 2
      out[size + cell] = 128 + (-0.10064 * red - 0.33857 * green + 0.43922 * blue) / 4
      out[size * 1.25 + cell] = 128 + (0.43922 * red - 0.39894 * green - 0.04027 * blue) / 4
    }
  }
  return out
}
