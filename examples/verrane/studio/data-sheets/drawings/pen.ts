/** Draws in millimeters; what comes out is SVG in points of the page, so that lines keep their weight. */
export type Pen = {
  rect(x: number, y: number, width: number, height: number, options?: Look): void
  circle(x: number, y: number, radius: number, options?: Look): void
  line(x1: number, y1: number, x2: number, y2: number, options?: Look): void
  /** Commands as in SVG with points in mm: ['M', 0, 0, 'L', 10, 0, 'Z']. Arcs: 'A', radius, large, sweep, x, y. */
  path(commands: (string | number)[], options?: Look): void
  text(
    x: number,
    y: number,
    text: string,
    options?: Look & { anchor?: 'start' | 'middle' | 'end'; small?: boolean },
  ): void
}

export type Look = {
  /** 'body' is the outline, 'fine' a detail, 'hidden' dashed, 'axis' a center line, 'light' the beam. */
  as?: 'body' | 'fine' | 'hidden' | 'axis' | 'light' | 'jacket'
  fill?: 'paper' | 'shade' | 'ink' | 'none'
  radius?: number
}

export function createPen(scale: number, offsetX: number, offsetY: number) {
  const parts: string[] = []
  let fine: string[] = []
  const x = (value: number) => trim(offsetX + value * scale)
  const y = (value: number) => trim(offsetY + value * scale)
  const size = (value: number) => trim(value * scale)
  const look = ({ as = 'body', fill }: Look, plain: string) => `class="${as} ${fill ?? plain}"`
  // Details that follow one another become one path: a panel of 144 ports is else 40 KB of PDF.
  const flush = () => {
    // A filled path is written twice; among many details nothing lies behind that a fill would hide.
    if (fine.length)
      parts.push(`<path d="${fine.join('')}" class="fine ${fine.length > 12 ? 'none' : 'paper'}"/>`)
    fine = []
  }
  const put = (svg: string) => {
    flush()
    parts.push(svg)
  }
  const isDetail = ({ as, fill = 'paper' }: Look) => as === 'fine' && fill === 'paper'
  const pen: Pen = {
    rect(left, top, width, height, options = {}) {
      const corner = options.radius ? ` rx="${size(options.radius)}"` : ''
      if (isDetail(options) && !corner)
        fine.push(`M${x(left)} ${y(top)}h${size(width)}v${size(height)}h${size(-width)}z`)
      else
        put(
          `<rect x="${x(left)}" y="${y(top)}" width="${size(width)}" height="${size(height)}"${corner} ${look(options, 'paper')}/>`,
        )
    },
    circle(cx, cy, radius, options = {}) {
      const r = size(radius)
      if (isDetail(options))
        fine.push(
          `M${x(cx - radius)} ${y(cy)}a${r} ${r} 0 0 1 ${size(radius * 2)} 0a${r} ${r} 0 0 1 ${size(-radius * 2)} 0z`,
        )
      else put(`<circle cx="${x(cx)}" cy="${y(cy)}" r="${r}" ${look(options, 'paper')}/>`)
    },
    line(x1, y1, x2, y2, options = {}) {
      if (options.as === 'fine') fine.push(`M${x(x1)} ${y(y1)}L${x(x2)} ${y(y2)}`)
      else
        put(
          `<line x1="${x(x1)}" y1="${y(y1)}" x2="${x(x2)}" y2="${y(y2)}" ${look(options, 'none')}/>`,
        )
    },
    path(commands, options = {}) {
      put(`<path d="${pathData(commands, x, y, size)}" ${look(options, 'none')}/>`)
    },
    text(left, top, text, options = {}) {
      put(
        `<text x="${x(left)}" y="${y(top)}" text-anchor="${options.anchor ?? 'middle'}"${options.small ? ' class="small"' : ''}>${escapeText(text)}</text>`,
      )
    },
  }
  const svg = () => {
    flush()
    return parts.join('')
  }
  return { pen, svg }
}

function pathData(
  commands: (string | number)[],
  x: (v: number) => string,
  y: (v: number) => string,
  size: (v: number) => string,
): string {
  const out: string[] = []
  for (let i = 0; i < commands.length;) {
    const command = commands[i++] as string
    const take = () => commands[i++] as number
    if (command === 'A') {
      const radius = size(take())
      const [large, sweep] = [take(), take()]
      out.push(`A${radius} ${radius} 0 ${large} ${sweep} ${x(take())} ${y(take())}`)
      continue
    }
    const points = { M: 1, L: 1, Q: 2, C: 3, Z: 0 }[command] ?? 0
    out.push(command + Array.from({ length: points }, () => `${x(take())} ${y(take())}`).join(' '))
  }
  return out.join('')
}

export const trim = (value: number) => String(Math.round(value * 100) / 100)

export function escapeText(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!,
  )
}
