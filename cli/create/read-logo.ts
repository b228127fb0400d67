import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Logo } from '#domain/records/site.ts'
import { initialsLogo } from './initials.ts'
import { read, refused, type Reading } from './reading.ts'
import { scalePath } from './scale-path.ts'

/** The mark's height in the header, in pixels. */
const height = 24
/** Every page carries it. */
const mostCharacters = 3000

/**
 * An SVG file, named from `folder`, path data of a box of 24 × 24, or nothing: a mark of `initials`.
 */
export function readLogo(text: string, initials: string, folder: string): Reading<Logo> {
  const given = text.trim()
  if (!given) return read(initialsLogo(initials))
  if (/^m\s*[-+.\d]/i.test(given)) return drawn(given, 24, 24)
  const file = resolve(folder, given)
  if (!existsSync(file) || !statSync(file).isFile()) {
    return refused(`${file} is not there: name an SVG file, or path data that begins with M.`)
  }
  return ofSvg(readFileSync(file, 'utf8'), given)
}

function ofSvg(svg: string, file: string): Reading<Logo> {
  const [, box] = /<svg\b[^>]*\bviewBox="([^"]+)"/i.exec(svg) ?? []
  const [left, top, width, tall, ...more] = (box ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!width || !tall || Number.isNaN(left! + top!) || more.length) {
    return refused(`${file} has no viewBox: save it as plain SVG with one.`)
  }
  const shown = svg.replace(/<(defs|clipPath|mask|metadata|symbol)\b[\s\S]*?<\/\1>/gi, '')
  const paths = [...shown.matchAll(/<path\b[^>]*>/gi)].map(([tag]) => tag)
  const others = [
    ...shown.matchAll(/<(rect|circle|ellipse|polygon|polyline|line|text|image|use)\b/gi),
  ]
  const [other] = others.map(([, name]) => name)
  if (other) return refused(`${file} has a <${other}>: turn all that it shows into paths.`)
  if (!paths.length) return refused(`${file} has no path: turn what it shows into paths.`)
  if (/\btransform=/i.test(shown)) {
    return refused(`${file} moves its paths by “transform”: save it with these applied.`)
  }
  if (paths.some((tag) => /\bfill(?:="|:\s*)none/i.test(tag))) {
    return refused(`${file} is drawn in strokes: turn these into outlines.`)
  }
  const data = paths.map((tag) => /\sd="([^"]+)"/i.exec(tag)?.[1] ?? '')
  const parts = data.map((one) => scalePath(one, place(tall, left!, top!)))
  if (parts.includes(undefined)) return refused(`${file} has a path that cannot be read.`)
  return fitting(parts.join(''), Math.round((width / tall) * height * 100) / 100)
}

const place = (tall: number, left: number, top: number) => ({
  factor: height / tall,
  left: -left,
  top: -top,
})

function drawn(data: string, width: number, tall: number): Reading<Logo> {
  const path = scalePath(data, place(tall, 0, 0))
  if (!path) return refused('This path data cannot be read: copy all of an SVG path’s d="…".')
  return fitting(path, (width / tall) * height)
}

function fitting(fill: string, width: number): Reading<Logo> {
  if (fill.length > mostCharacters) {
    return refused(
      `The mark takes ${fill.length} characters, and every page carries it: simplify it below ${mostCharacters}.`,
    )
  }
  if (width > 6 * height) {
    return refused(
      `The mark is ${Math.round(width / height)} times as wide as high: take the sign alone, for the name is written beside it.`,
    )
  }
  return read({ width, height, fill })
}
