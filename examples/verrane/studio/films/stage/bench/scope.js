/*
 * What an inspection scope shows of a ferrule's end face: drawn, with zones after IEC 61300-3-35
 * :2015 (single-mode: core 25 µm, cladding 115 µm, adhesive 135 µm, contact 250 µm across).
 */

const ink = '#22262b'
const mute = '#62666b'

function dice(seed) {
  let state = (seed * 2654435761 + 12345) | 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0
    return ((state >>> 0) % 100003) / 100003
  }
}

/** Paints the face into a circle of radius `r` at (x, y); `dirt` 0..1, `fringes` 0..1 blends to the interferogram. */
export function paintFace(pen, x, y, r, { dirt, fringes, label }) {
  pen.save()
  pen.beginPath()
  pen.arc(x, y, r, 0, 7)
  pen.clip()
  pen.fillStyle = '#c9cbc9'
  pen.fillRect(x - r, y - r, 2 * r, 2 * r)
  polish(pen, x, y, r)
  const clad = r * 0.5
  disc(pen, x, y, clad * 1.05, '#8f9391')
  disc(pen, x, y, clad, '#dfe0dc')
  disc(pen, x, y, clad * 0.075, '#fbf6ea')
  ringOf(pen, x, y, clad * 0.085, '#9a9d9b', 1.2)
  if (dirt > 0) soil(pen, x, y, r, dirt)
  if (fringes > 0) interferogram(pen, x, y, r, fringes)
  pen.restore()
  ringOf(pen, x, y, r, ink, 2.5)
  // The circle is 250 µm across: core and cladding zones.
  for (const zone of [0.1, 0.46]) ringOf(pen, x, y, r * zone, 'rgb(63 106 18 / 0.55)', 1, [5, 5])
  pen.fillStyle = ink
  pen.font = '600 19px "Instrument Sans"'
  pen.textAlign = 'center'
  pen.fillText(label[0], x, y + r + 34)
  pen.fillStyle = mute
  pen.font = '400 16px "Instrument Sans"'
  pen.fillText(label[1], x, y + r + 58)
}

function disc(pen, x, y, r, color) {
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(x, y, r, 0, 7)
  pen.fill()
}

function ringOf(pen, x, y, r, color, wide, dash = []) {
  pen.strokeStyle = color
  pen.lineWidth = wide
  pen.setLineDash(dash)
  pen.beginPath()
  pen.arc(x, y, r, 0, 7)
  pen.stroke()
  pen.setLineDash([])
}

/** The faint marks that polishing leaves in zirconia. */
function polish(pen, x, y, r) {
  const next = dice(5)
  for (let index = 0; index < 240; index++) {
    const [a, d] = [next() * 7, Math.sqrt(next()) * r]
    disc(
      pen,
      x + Math.cos(a) * d,
      y + Math.sin(a) * d,
      0.6 + next() * 1.4,
      `rgb(${next() < 0.5 ? '255 255 255' : '120 124 122'} / 0.16)`,
    )
  }
}

function soil(pen, x, y, r, dirt) {
  const next = dice(11)
  pen.globalAlpha = dirt
  for (let index = 0; index < 7; index++) {
    const [a, d, size] = [next() * 7, next() * r * 0.6, r * (0.14 + next() * 0.2)]
    pen.fillStyle = 'rgb(96 92 82 / 0.16)'
    pen.beginPath()
    pen.ellipse(
      x + Math.cos(a) * d,
      y + Math.sin(a) * d,
      size,
      size * (0.3 + next() * 0.4),
      next() * 3,
      0,
      7,
    )
    pen.fill()
  }
  for (let index = 0; index < 120; index++) {
    const [a, d, size] = [next() * 7, next() ** 0.7 * r * 0.92, 1 + next() ** 4 * 11]
    disc(
      pen,
      x + Math.cos(a) * d,
      y + Math.sin(a) * d,
      size,
      `rgb(44 42 38 / ${0.45 + next() * 0.5})`,
    )
  }
  pen.globalAlpha = 1
}

/** Newton's rings of a dome whose apex lies close to the core; the fiber stands 20 nm under the ferrule. */
function interferogram(pen, x, y, r, part) {
  const [ax, ay] = [x + r * 0.05, y - r * 0.035]
  pen.globalAlpha = part
  disc(pen, x, y, r, '#d9dad6')
  const count = 15
  for (let order = count * 12; order >= 0; order--) {
    const radius = Math.sqrt(order / 12 / count) * r * 1.12
    const level = 0.5 + 0.5 * Math.cos((order / 12) * 2 * Math.PI)
    disc(
      pen,
      ax,
      ay,
      radius,
      `rgb(${mixOf(38, 236, level)} ${mixOf(41, 233, level)} ${mixOf(46, 226, level)})`,
    )
  }
  pen.save()
  pen.beginPath()
  pen.arc(x, y, r * 0.5, 0, 7)
  pen.clip()
  for (let order = 60; order >= 0; order--) {
    const radius = Math.sqrt(order / 12 / count) * r * 1.12
    const level = 0.5 + 0.5 * Math.cos((order / 12) * 2 * Math.PI + 0.9)
    disc(
      pen,
      ax,
      ay,
      radius,
      `rgb(${mixOf(38, 236, level)} ${mixOf(41, 233, level)} ${mixOf(46, 226, level)})`,
    )
  }
  pen.restore()
  ringOf(pen, x, y, r * 0.5, `rgb(98 102 107 / 0.9)`, 1.4)
  pen.globalAlpha = 1
}

const mixOf = (from, to, part) => Math.round(from + (to - from) * part)
