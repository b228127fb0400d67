import { expect, test } from 'vitest'
import { readMismatches } from '#domain/catalogue/mismatches.ts'
import { mismatched } from './mismatched.ts'

const traits = (seal: string, metal = 'Brass') => ({ seal: [seal], metal: [metal] })
const mismatches = readMismatches({
  joints: [
    {
      name: 'G 1/2',
      interfaces: [
        { name: 'flat', traits: traits('Flat') },
        { name: 'cone', traits: traits('Conical') },
        { name: 'steel cone', traits: traits('Conical', 'Steel') },
        { name: 'plain' },
      ],
    },
    { name: 'G 1/4', interfaces: [{ name: 'small cone', traits: traits('Conical') }] },
  ],
  mismatches: { seal: 'It leaks.' },
})
const places = (names: string[]) => names.map((name) => ({ interface: name, count: 1 }))
const hose = (partNumber: string, ...accepts: string[]) => ({
  slug: partNumber,
  partNumber,
  accepts: places(accepts),
})
const valve = (partNumber: string, ...provides: string[]) => ({
  slug: partNumber,
  partNumber,
  provides: places(provides),
})
const said = (...parts: Parameters<typeof mismatched>[0][number][]) =>
  mismatched(parts, mismatches).map(
    ({ part, host, plug, port, why }) => `${part} ${plug}/${host} ${port}: ${why}`,
  )

const flatHose = hose('FH', 'flat')
const coneHose = hose('CH', 'cone')
const flatValve = valve('FV', 'flat')
const coneValve = valve('CV', 'cone')

test('two ends of one joint that differ in what is told of must not be mated, either way', () => {
  expect(said(coneHose, flatValve)).toEqual(['CH cone/FV flat: It leaks.'])
  expect(said(coneValve, flatHose)).toEqual(['FH flat/CV cone: It leaks.'])
  expect(said(flatHose, flatValve)).toEqual([])
})

test('each pair of lines is told once', () => {
  const two = hose('C2', 'cone', 'cone')
  expect(said(coneHose, two, flatValve)).toEqual([
    'CH cone/FV flat: It leaks.',
    'C2 cone/FV flat: It leaks.',
  ])
})

test('ends that differ in more, in nothing that is known, or are of another joint are not told of', () => {
  expect(said(flatHose, valve('SV', 'steel cone'))).toEqual([])
  expect(said(coneHose, valve('SV', 'steel cone'))).toEqual([])
  expect(said(flatHose, valve('PV', 'plain'))).toEqual([])
  expect(said(flatHose, valve('MV', 'small cone'))).toEqual([])
})

test('a part that has its own port on the list is meant for that', () => {
  expect(said(coneHose, flatValve, coneValve)).toEqual([])
  // A part that is filled from behind takes no plug away.
  expect(said(coneHose, flatValve, flatHose)).toEqual(['CH cone/FV flat: It leaks.'])
})

test('a part with an end of either kind goes onto both', () => {
  expect(said(hose('BH', 'cone', 'flat'), flatValve)).toEqual([])
  expect(said(coneHose, valve('BV', 'cone', 'flat'))).toEqual([])
})

test('the other end of a part may still be wrong', () => {
  const other = valve('OV', 'small cone')
  expect(said(hose('TH', 'cone', 'small cone'), flatValve, other)).toEqual([
    'TH cone/FV flat: It leaks.',
  ])
})

test('of a port that a part has itself nothing is taken for its own', () => {
  const both = { ...hose('AD', 'cone'), provides: places(['cone']) }
  expect(said(both, flatValve)).toEqual(['AD cone/FV flat: It leaks.'])
})
