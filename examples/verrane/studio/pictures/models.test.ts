import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import { company } from '../places.ts'
import { asDrawn } from './as-drawn.ts'

type Materials = { colorNamed: (name: string, otherwise: number) => number }
type ModuleBox = { portNames: (attributes: object) => string[] }

/** The models are plain modules for the browser, so that types know nothing of them. */
const load = (file: string): Promise<unknown> => import(join(import.meta.dirname, 'studio', file))
const { colorNamed } = (await load('parts/materials.js')) as Materials
const { portNames } = (await load('kinds/module-box.js')) as ModuleBox
const documents = (await readCatalogue(company, expect.fail)).map(({ document }) => document)

test('every color of the catalogue is one that the models know', () => {
  const colors = documents.flatMap(({ color }) => (typeof color === 'string' ? [color] : []))
  expect(colors).not.toEqual([])
  expect([...new Set(colors)].filter((color) => colorNamed(color, -1) === -1)).toEqual([])
})

describe('the front of a mux-demux', () => {
  const names = (slug: string) =>
    portNames(asDrawn(documents.find((document) => document.slug === slug)!))

  test('has one adapter for a pair of ports, each with a name', () => {
    expect(names('cwdm-mux-8-lgx').slice(7)).toEqual(['1610', 'COM', 'EXP', 'MON'])
    expect(names('cwdm-mux-18-1ru').slice(17)).toEqual(['1610', 'COM', 'EXP'])
    expect(names('dwdm-mux-40-1ru').slice(39)).toEqual(['C60', 'COM', 'EXP', 'MON'])
  })

  test('has one adapter for each port where they are single', () => {
    expect(names('plc-splitter-1x32-lgx-sc-apc')).toHaveLength(33)
  })
})
