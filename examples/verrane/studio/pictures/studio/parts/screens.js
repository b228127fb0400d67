import { drawn } from './labels.js'

export const screen = (name, width, height, options, place) =>
  drawn(width, height, (pen, w, h) => screens[name](pen, w, h, options), { lit: true, ...place })

const mono = '"Instrument Sans"'

/** What a screen shows. Each draws on a canvas of w × h pixels. */
export const screens = {
  power(
    pen,
    w,
    h,
    {
      wavelength = 1550,
      value = '−12.47',
      unit = 'dBm',
      lines = ['λ 1550 nm', 'REF −10.00 dBm', 'CW'],
    } = {},
  ) {
    panel(pen, w, h, '#dfe6dc')
    pen.fillStyle = '#1a1f1c'
    pen.font = `600 ${h * 0.36}px ${mono}`
    pen.textAlign = 'right'
    pen.fillText(value, w * 0.74, h * 0.6, w * 0.68)
    pen.font = `500 ${h * 0.14}px ${mono}`
    pen.fillText(unit, w * 0.96, h * 0.6)
    pen.textAlign = 'left'
    pen.font = `500 ${h * 0.092}px ${mono}`
    lines.forEach((line, index) =>
      pen.fillText(
        line.replace('1550', String(wavelength)),
        w * [0.05, 0.38, 0.86][index],
        h * 0.2,
      ),
    )
    pen.fillRect(w * 0.05, h * 0.76, w * 0.9, h * 0.012)
    pen.fillRect(w * 0.05, h * 0.82, w * 0.58, h * 0.07)
  },
  trace(pen, w, h, { title = 'OTDR' } = {}) {
    panel(pen, w, h, '#10161c')
    pen.strokeStyle = '#27323c'
    pen.lineWidth = h * 0.003
    for (let step = 1; step < 10; step++) {
      line(pen, [
        [w * (0.07 + step * 0.06), h * 0.12],
        [w * (0.07 + step * 0.06), h * 0.78],
      ])
      line(pen, [
        [w * 0.07, h * (0.12 + step * 0.066)],
        [w * 0.67, h * (0.12 + step * 0.066)],
      ])
    }
    const points = [
      [0.07, 0.16],
      [0.085, 0.15],
      [0.095, 0.26],
      [0.22, 0.33],
      [0.222, 0.37],
      [0.36, 0.44],
      [0.365, 0.3],
      [0.375, 0.46],
      [0.5, 0.53],
      [0.502, 0.555],
      [0.6, 0.6],
      [0.603, 0.36],
      [0.61, 0.74],
      [0.63, 0.72],
      [0.645, 0.75],
      [0.67, 0.74],
    ]
    pen.strokeStyle = '#8cc540'
    pen.lineWidth = h * 0.009
    line(
      pen,
      points.map(([x, y]) => [x * w, y * h]),
    )
    pen.strokeStyle = '#d94829'
    pen.lineWidth = h * 0.005
    for (const x of [0.222, 0.603])
      line(pen, [
        [x * w, h * 0.12],
        [x * w, h * 0.78],
      ])
    pen.fillStyle = '#e9eef2'
    pen.textAlign = 'left'
    pen.font = `600 ${h * 0.055}px ${mono}`
    pen.fillText(title, w * 0.07, h * 0.085)
    pen.font = `500 ${h * 0.042}px ${mono}`
    const rows = [
      ['#', 'km', 'dB'],
      ['1', '0.00', '0.21'],
      ['2', '4.18', '0.06'],
      ['3', '9.74', '0.18'],
      ['4', '14.02', '0.04'],
      ['5', '17.66', 'end'],
    ]
    rows.forEach((row, index) =>
      row.forEach((cell, column) => {
        pen.fillStyle = index ? '#c5d0d8' : '#7f8d98'
        pen.fillText(cell, w * (0.71 + column * 0.095), h * (0.17 + index * 0.085))
      }),
    )
    pen.fillStyle = '#8cc540'
    pen.fillRect(w * 0.71, h * 0.72, w * 0.25, h * 0.1)
    pen.fillStyle = '#10161c'
    pen.font = `650 ${h * 0.056}px ${mono}`
    pen.fillText('PASS', w * 0.79, h * 0.79)
    pen.fillStyle = '#27323c'
    for (let index = 0; index < 5; index++)
      pen.fillRect(w * (0.07 + index * 0.18), h * 0.87, w * 0.155, h * 0.08)
  },
  face(pen, w, h, { array = false } = {}) {
    panel(pen, w, h, '#0d1014')
    const disc = (x, y, r, fill) => {
      pen.fillStyle = fill
      pen.beginPath()
      pen.arc(x, y, r, 0, 7)
      pen.fill()
    }
    if (array) {
      pen.fillStyle = '#878d92'
      pen.fillRect(w * 0.06, h * 0.3, w * 0.88, h * 0.36)
      for (let index = 0; index < 12; index++)
        [0.1, 0.06].forEach((r, ring) =>
          disc(w * (0.105 + index * 0.072), h * 0.48, h * r * 0.62, ring ? '#2a2f34' : '#d6dade'),
        )
    } else
      [
        [0.4, '#73797e'],
        [0.395, '#a9afb3'],
        [0.17, '#6b7176'],
        [0.165, '#dfe3e5'],
        [0.03, '#fbfcfc'],
      ].forEach(([r, fill]) => disc(w / 2, h * 0.47, h * Number(r), fill))
    pen.fillStyle = '#8cc540'
    pen.font = `650 ${h * 0.1}px ${mono}`
    pen.textAlign = 'left'
    pen.fillText('PASS', w * 0.05, h * 0.94)
  },
  list(pen, w, h, { rows = 12 } = {}) {
    panel(pen, w, h, '#10161c')
    pen.font = `500 ${h * 0.052}px ${mono}`
    pen.textAlign = 'left'
    for (let index = 0; index < rows; index++) {
      const x = w * (index < rows / 2 ? 0.06 : 0.54)
      const y = h * (0.2 + (index % Math.ceil(rows / 2)) * (0.72 / Math.ceil(rows / 2)))
      pen.fillStyle = '#7f8d98'
      pen.fillText(String(index + 1), x, y)
      pen.fillStyle = '#8cc540'
      pen.fillRect(x + w * 0.06, y - h * 0.04, w * (0.2 + ((index * 7) % 5) * 0.012), h * 0.046)
      pen.fillStyle = '#e9eef2'
      pen.fillText(`0.${18 + ((index * 5) % 9)}`, x + w * 0.31, y)
    }
    pen.fillStyle = '#e9eef2'
    pen.font = `600 ${h * 0.06}px ${mono}`
    pen.fillText('IL / RL  1550 nm', w * 0.06, h * 0.1)
  },
}

function panel(pen, w, h, color) {
  pen.fillStyle = color
  pen.fillRect(0, 0, w, h)
}

function line(pen, points) {
  pen.beginPath()
  points.forEach(([x, y], index) => (index ? pen.lineTo(x, y) : pen.moveTo(x, y)))
  pen.stroke()
}
