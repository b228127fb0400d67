import { isMap } from '#domain/json-map.ts'

/** A value as Firestore's REST API writes it: an object with one key, the value's type. */
export type FirestoreValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: FirestoreFields } }

export type FirestoreFields = { [name: string]: FirestoreValue }

/** https://firebase.google.com/docs/firestore/quotas: depth of fields in a map or array */
const maxWrittenDepth = 20
/** Deeper than Firestore ever sends, shallow enough for any stack. */
const maxReadDepth = 100

/**
 * Encodes what JSON can hold. `undefined` members are left out as JSON does; whatever
 * Firestore would refuse (a list in a list, reserved or empty names) throws an Error.
 */
export function encodeValue(value: unknown, depth = 0): FirestoreValue {
  if (depth > maxWrittenDepth) throw new Error(`nested more than ${maxWrittenDepth} levels deep`)
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return encodeNumber(value)
  if (Array.isArray(value)) {
    if (value.some(Array.isArray)) throw new Error('a list directly inside a list')
    const values = value.map((item) => encodeValue(item, depth + 1))
    return { arrayValue: values.length > 0 ? { values } : {} }
  }
  if (typeof value === 'object') {
    const fields = encodeFields(value, depth + 1)
    return { mapValue: Object.keys(fields).length > 0 ? { fields } : {} }
  }
  throw new Error(`a value of type ${typeof value} cannot be stored`)
}

/** Encodes the members of a plain object, as in a document's `fields`. */
export function encodeFields(data: object, depth = 0): FirestoreFields {
  const fields: [string, FirestoreValue][] = []
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue
    checkName(name)
    fields.push([name, encodeValue(value, depth)])
  }
  return Object.fromEntries(fields)
}

function checkName(name: string): void {
  if (name === '') throw new Error('a field without a name')
  if (name.startsWith('__') && /^__.*__$/s.test(name))
    throw new Error(`the field name ${name} is reserved`)
}

/**
 * Decodes a value into plain JSON data. Timestamps, bytes (base64) and references become
 * their text, a point `{latitude, longitude}`; integers beyond 2^53 lose precision, as in
 * Firebase's own web client. Throws an Error that names what is malformed.
 */
export function decodeValue(value: unknown, depth = 0): unknown {
  if (depth > maxReadDepth) throw new Error(`nested more than ${maxReadDepth} levels deep`)
  const [type, content, ...others] = isMap(value) ? Object.entries(value).flat() : []
  if (typeof type !== 'string' || others.length > 0) {
    throw new Error(`not a typed value: ${excerpt(value)}`)
  }
  switch (type) {
    case 'nullValue':
      return null
    case 'integerValue':
    case 'doubleValue':
      return decodeNumber(type, content)
    case 'booleanValue':
      if (typeof content !== 'boolean') break
      return content
    case 'stringValue':
    case 'bytesValue':
    case 'referenceValue':
      if (typeof content !== 'string') break
      return content
    case 'timestampValue':
      if (typeof content !== 'string' || Number.isNaN(Date.parse(content))) break
      return content
    case 'geoPointValue':
      return decodePoint(content)
    case 'arrayValue':
      return listIn(content, 'values').map((item) => decodeValue(item, depth + 1))
    case 'mapValue':
      return decodeFields(isMap(content) ? content.fields : content, depth + 1)
    default:
      throw new Error(`unknown value type: ${excerpt(value)}`)
  }
  throw new Error(`malformed ${type}: ${excerpt(content)}`)
}

/** Decodes a document's `fields`, which Firestore leaves out when there are none. */
export function decodeFields(fields: unknown, depth = 0): Record<string, unknown> {
  if (fields === undefined) return {}
  if (!isMap(fields)) throw new Error(`fields are no object: ${excerpt(fields)}`)
  // fromEntries, because an assignment to `__proto__` would not make a field
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      try {
        return [name, decodeValue(value, depth)]
      } catch (error) {
        throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
      }
    }),
  )
}

function encodeNumber(value: number): FirestoreValue {
  if (Object.is(value, -0)) return { doubleValue: '-0' }
  if (Number.isSafeInteger(value)) return { integerValue: String(value) }
  if (Number.isFinite(value)) return { doubleValue: value }
  return { doubleValue: Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity' }
}

function decodeNumber(type: string, content: unknown): number {
  const text = typeof content === 'number' ? String(content) : content
  const isWhole = type === 'integerValue'
  const form = isWhole ? /^-?\d+$/ : /\S/
  const number = typeof text === 'string' && form.test(text) ? Number(text) : undefined
  if (number === undefined || (Number.isNaN(number) && text !== 'NaN')) {
    throw new Error(`malformed ${type}: ${excerpt(content)}`)
  }
  return number
}

function decodePoint(content: unknown): { latitude: number; longitude: number } {
  if (isMap(content)) {
    // the wire format leaves out zeros
    const { latitude = 0, longitude = 0 } = content
    if (typeof latitude === 'number' && typeof longitude === 'number') {
      return { latitude, longitude }
    }
  }
  throw new Error(`malformed geoPointValue: ${excerpt(content)}`)
}

function listIn(content: unknown, key: string): unknown[] {
  const list = isMap(content) ? (content[key] ?? []) : undefined
  if (!Array.isArray(list)) throw new Error(`malformed arrayValue: ${excerpt(content)}`)
  return list
}

function excerpt(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 80)
  } catch {
    // too deep to be written, or not JSON at all
    return typeof value
  }
}
