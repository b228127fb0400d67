import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import svgPath from 'svgpath'
import type { Logo } from '#domain/records/site.ts'
import { read, refused, type Reading } from './reading.ts'

/** In the header, in pixels. */
const logoHeight = 24
/** Every page carries the mark. */
const maxCharacters = 3000

const ringLogo: Logo = { width: logoHeight, height: logoHeight, line: 'M12 3a9 9 0 1 0 .01 0z' }

type ViewBox = { left: number; top: number; width: number; height: number }

/**
 * An SVG file, named from `folder`, path data of a box of 24 × 24, or nothing: a ring until there is a mark.
 */
export function readLogo(text: string, folder: string): Reading<Logo> {
  const given = text.trim()
  if (!given) return read(ringLogo)
  if (/^m\s*[-+.\d]/i.test(given)) {
    const path = fitPath(given, { left: 0, top: 0, width: 24, height: 24 })
    return path
      ? boundedLogo(path, logoHeight)
      : refused('This path data cannot be read: copy all of an SVG path’s d="…".')
  }
  const file = resolve(folder, given)
  if (!existsSync(file) || !statSync(file).isFile()) {
    return refused(`${file} is not there: name an SVG file, or path data that begins with M.`)
  }
  return readSvg(readFileSync(file, 'utf8'), given)
}

function readSvg(svg: string, file: string): Reading<Logo> {
  const box = readViewBox(svg)
  if (!box) return refused(`${file} has no viewBox: save it as plain SVG with one.`)
  const shown = svg.replace(/<(defs|clipPath|mask|metadata|symbol)\b[\s\S]*?<\/\1>/gi, '')
  const [, shape] =
    /<(rect|circle|ellipse|polygon|polyline|line|text|image|use)\b/i.exec(shown) ?? []
  if (shape) return refused(`${file} has a <${shape}>: turn all that it shows into paths.`)
  const paths = shown.match(/<path\b[^>]*>/gi)
  if (!paths) return refused(`${file} has no path: turn what it shows into paths.`)
  if (/\btransform=/i.test(shown)) {
    return refused(`${file} moves its paths by “transform”: save it with these applied.`)
  }
  if (paths.some((path) => /\bfill(?:="|:\s*)none/i.test(path))) {
    return refused(`${file} is drawn in strokes: turn these into outlines.`)
  }
  const fitted = paths.map((path) => fitPath(/\sd="([^"]+)"/i.exec(path)?.[1] ?? '', box))
  if (fitted.includes(undefined)) return refused(`${file} has a path that cannot be read.`)
  return boundedLogo(fitted.join(''), round((box.width / box.height) * logoHeight))
}

function readViewBox(svg: string): ViewBox | undefined {
  const [, box = ''] = /<svg\b[^>]*\bviewBox="([^"]+)"/i.exec(svg) ?? []
  const numbers = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [left, top, width, height] = numbers as [number, number, number, number]
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
  return isBox ? { left, top, width, height } : undefined
}

/** Path data moved from its box to 0, 0 and scaled to the header; undefined where it is malformed. */
function fitPath(data: string, { left, top, height }: ViewBox): string | undefined {
  const path = svgPath(data)
    .translate(-left, -top)
    .scale(logoHeight / height)
    .round(2)
  // The library keeps the part before an error; its types leave `err` out.
  const { err } = path as typeof path & { err: string }
  return err ? undefined : path.toString() || undefined
}

function boundedLogo(fill: string, width: number): Reading<Logo> {
  if (fill.length > maxCharacters) {
    return refused(
      `The mark takes ${fill.length} characters, and every page carries it: simplify it below ${maxCharacters}.`,
    )
  }
  if (width > 6 * logoHeight) {
    return refused(
      `The mark is ${Math.round(width / logoHeight)} times as wide as high: take the sign alone, for the name is written beside it.`,
    )
  }
  return read({ width, height: logoHeight, fill })
}

const round = (pixels: number) => Math.round(pixels * 100) / 100
