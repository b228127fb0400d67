import { expect, test } from 'vitest'
import {
  dayIn,
  formatDay,
  formatDays,
  formatMoment,
  formatShortMonth,
  shortenMonths,
} from './days.ts'

test('a day and a month are written out', () => {
  expect(formatDay('2026-03-07')).toBe('March 7, 2026')
  expect(formatDay('2024-09')).toBe('September 2024')
})

test('a month is short on its own and within a text', () => {
  expect(formatShortMonth('2026-11-20T08:00:00Z')).toBe('Nov 2026')
  expect(shortenMonths('Rev. B, November 2026')).toBe('Rev. B, Nov 2026')
  expect(shortenMonths('from May 2025 to September 2026')).toBe('from May 2025 to Sep 2026')
  expect(shortenMonths('November rain, Marches 2026')).toBe('November rain, Marches 2026')
})

test('days of an event name a month once where they share it', () => {
  expect(formatDays('2026-01-18', '2026-01-22')).toBe('January 18–22')
  expect(formatDays('2026-03-30', '2026-04-02')).toBe('March 30 – April 2')
  expect(formatDays('2026-12-31', '2026-12-31')).toBe('December 31')
})

test('the evening of a day in New Jersey still belongs to it', () => {
  const evening = new Date('2026-03-20T01:30:00Z')
  expect(dayIn('America/New_York', evening)).toBe('2026-03-19')
  expect(dayIn('Europe/London', evening)).toBe('2026-03-20')
})

test('a moment has the day and the hour of its time zone, and names it', () => {
  const moment = new Date('2026-11-21T23:05:00Z')
  expect(formatMoment('America/New_York', moment)).toBe('November 21, 2026 at 6:05 PM EST')
  expect(formatMoment('Europe/Berlin', moment)).toBe('November 22, 2026 at 12:05 AM GMT+1')
})
