import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitFrontMatter } from '../../../../domain/texts/front-matter.ts'

/** A document as its author wrote it: the head between the `---` lines, and the text. */
export type Source = {
  /** Where the PDF goes below the storage, without its ending: `brochures/Datacenter Brochure`. */
  stem: string
  head: Head
  body: string
}

export type Head = {
  title: string
  /** What kind of document it is, as a reader calls it. */
  kind: string
  number: string
  revision: string
  /** Year and month. */
  date: string
  lede: string
  /** Slugs of products whose pictures stand at the head. */
  pictures: string[]
  layout: 'flow' | 'quick' | 'cover' | 'letter'
  /** A generator that adds matter from the catalogue after the text. */
  generate: string
}

const layouts = new Set(['flow', 'quick', 'cover', 'letter'])

export async function readSources(folder: string): Promise<Source[]> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
  return Promise.all(
    names.map(async (name) => parseSource(name, await readFile(join(folder, name), 'utf8'))),
  )
}

export function parseSource(name: string, text: string): Source {
  const { fields, body } = headAndBody(name, text)
  const need = (key: string) => {
    const value = fields.get(key)
    if (!value) throw new Error(`${name}: the head lacks ${key}`)
    return value
  }
  const layout = fields.get('layout') ?? 'flow'
  if (!layouts.has(layout))
    throw new Error(`${name}: layout “${layout}” is none of ${[...layouts].join(', ')}`)
  return {
    stem: name.slice(0, -3),
    head: {
      title: need('title'),
      kind: need('kind'),
      number: need('number'),
      revision: fields.get('revision') ?? 'A',
      date: fields.get('date') ?? '2026-11',
      lede: need('lede'),
      pictures: (fields.get('pictures') ?? '').split(/[\s,]+/).filter(Boolean),
      layout: layout as Head['layout'],
      generate: fields.get('generate') ?? '',
    },
    body,
  }
}

function headAndBody(name: string, text: string) {
  try {
    const { front, body } = splitFrontMatter(text)
    if (typeof front !== 'object' || front === null)
      throw new Error('the head is no list of fields')
    const isText = (field: [string, unknown]): field is [string, string] =>
      typeof field[1] === 'string'
    return { fields: new Map(Object.entries(front).filter(isText)), body }
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}
