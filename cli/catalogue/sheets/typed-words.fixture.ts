import { gauges, seals, typed, valves, type Mistake } from './mistake.fixture.ts'

/** Names, choices, files and values that cannot be, each in a cell of its own. */
export const typedWords: Mistake[] = [
  typed(
    'pasted HTML',
    [gauges, 'gauge-63-dry', 'text', 'For <b>dry</b> places.'],
    'error',
    'holds “<b>”, which is HTML',
  ),
  typed(
    'a dash that the program made of a hyphen',
    [gauges, 'gauge-63-dry', 'partNumber', 'QG–63D'],
    'error',
    'write “QG-63D”',
  ),
  typed(
    'typographic quotes in a file’s name',
    [gauges, 'gauge-63-dry', 'image', 'productImages/“gauge”.png'],
    'error',
    'typographic quotes',
  ),
  typed(
    'a choice that is not in the list',
    [valves, 'gas-valve-dn15', 'body', 'Bronze'],
    'warning',
    '“Bronze” is not in this field',
  ),
  typed(
    'neither yes nor no',
    [valves, 'gas-valve-dn15', 'lockable', 'perhaps'],
    'error',
    'write Y or N',
  ),
  typed(
    'a date in words',
    [valves, 'gas-valve-dn15', 'lifecycle.from', 'June 2027'],
    'error',
    'write it as 2027-06',
  ),
  typed(
    'a successor that does not exist',
    [valves, 'ball-valve-dn15-iron-lever', 'lifecycle.replacedBy', 'QB-1500'],
    'error',
    'which no product has',
  ),
  typed(
    'a part number given twice',
    [valves, 'gas-valve-dn20', 'partNumber', 'QB-32'],
    'error',
    'is also the number of',
  ),
  typed(
    'two products of one name',
    [valves, 'gas-valve-dn20', 'product', 'Gas valve DN 15'],
    'error',
    'is also the name of',
  ),
  typed(
    'a name taken away',
    [valves, 'gas-valve-dn25', 'product', ''],
    'error',
    'every product needs a name',
  ),
  typed(
    'a family that is none',
    [valves, 'gas-valve-dn25', 'productFamily', 'Ball Valve'],
    'error',
    'did you mean “Ball Valves”',
  ),
  typed(
    'a picture that does not exist',
    [valves, 'ball-valve-dn8', 'image', 'productImages/ball-valve-8.png'],
    'error',
    'is not in the storage',
  ),
  typed(
    'a PDF for a picture',
    [valves, 'ball-valve-dn10', 'image', 'dataSheets/ball-valve.pdf'],
    'error',
    'is no picture',
  ),
  typed(
    'an interval with its ends exchanged',
    [valves, 'ball-valve-dn8', 'operatingTemperature.min', 130],
    'warning',
    'has a min of 130 above its max of 120',
  ),
  typed(
    'a flow below zero',
    [valves, 'ball-valve-dn8', 'flowCoefficient', -4.5],
    'warning',
    '“-4.5” is below zero',
  ),
  typed(
    'a related product that does not exist',
    [seals, 'seat-kit-dn15', 'relatedProducts', 'Ball valve DN 80'],
    'warning',
    'no product is named “Ball valve DN 80”',
  ),
  typed('a rank in words', [seals, 'seat-kit-dn15', 'rank', '1st'], 'error', 'is no number'),
  typed(
    'what belongs to a variant in a product’s row',
    [seals, 'seat-kit-dn15', 'stock', 'stock'],
    'error',
    'is said of a variant',
  ),
]
