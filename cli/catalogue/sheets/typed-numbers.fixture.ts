import { gauges, typed, valves, type Mistake } from './mistake.fixture.ts'

const day = new Date('2026-02-01T00:00:00Z')

/** How numbers, units and lists are typed, and what spreadsheets make of them. */
export const typedNumbers: Mistake[] = [
  typed(
    'a number typed as text',
    [gauges, 'gauge-63', 'weight', '0.25'],
    'note',
    'is a text: read as the number 0.25',
  ),
  typed('a decimal comma', [gauges, 'gauge-63', 'accuracyClass', '1,5'], 'error', 'write 1.5'),
  typed(
    'a comma of thousands, or of decimals',
    [gauges, 'gauge-63', 'span', '1,600'],
    'error',
    'may be 1600 or 1.6',
  ),
  typed('marks of thousands', [gauges, 'gauge-160', 'span', '1.600,5'], 'error', 'write 1600.5'),
  typed(
    'a non-breaking space',
    [gauges, 'gauge-63', 'body', 'Stainless\u00a0steel'],
    'note',
    'unusual blanks',
  ),
  typed(
    'a part number that became a date',
    [gauges, 'gauge-100-hydraulic', 'partNumber', day],
    'error',
    'is the date 2026-02-01',
  ),
  typed(
    'a fraction that became a date',
    [gauges, 'gauge-100-hydraulic', 'connection', day],
    'error',
    'such as 1-2 or 1/2',
  ),
  typed(
    'a unit typed into the cell',
    [valves, 'ball-valve-dn32', 'length', '101 mm'],
    'note',
    'the unit stands in the head: read as 101',
  ),
  typed(
    'another unit',
    [valves, 'ball-valve-dn20', 'length', '2.9 in'],
    'error',
    'is in in, and this column in mm',
  ),
  typed(
    'a unit of another quantity',
    [valves, 'ball-valve-dn20', 'pressure', '40 mm'],
    'error',
    'write a number alone, in bar',
  ),
  typed(
    'a limit before the number',
    [gauges, 'gauge-100', 'accuracyClass', '≤ 1.0'],
    'error',
    'write 1.0 alone',
  ),
  typed(
    'a range in a cell for one number',
    [gauges, 'gauge-100', 'span', '10-16'],
    'error',
    'is a range',
  ),
  typed(
    'numbers behind one another',
    [valves, 'ball-valve-dn40', 'bore', '40; 50'],
    'error',
    'each on a line of its own',
  ),
  typed(
    'a list with semicolons',
    [valves, 'ball-valve-dn40', 'media', 'Water; Oil'],
    'warning',
    'each on a line of its own',
  ),
  typed(
    'choices with a comma',
    [gauges, 'gauge-160', 'body', 'Brass, Stainless steel'],
    'error',
    'each on a line of its own',
  ),
  typed(
    'blanks behind a text',
    [gauges, 'gauge-160', 'countryOfOrigin', 'Iceland  '],
    'note',
    'blanks before or behind it',
  ),
  typed(
    '“n/a” for a number',
    [gauges, 'gauge-160', 'accuracyClass', 'n/a'],
    'error',
    'leave the cell empty',
  ),
  typed(
    '“TBD” for a text',
    [gauges, 'gauge-160', 'connection', 'TBD'],
    'error',
    'leave the cell empty',
  ),
]
