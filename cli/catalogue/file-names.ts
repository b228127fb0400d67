/**
 * Why an id cannot be a file's name here or on a colleague's machine; undefined when it can.
 * `taken` gathers the names given so far, lower-cased, as some file systems compare them.
 */
export function fileNameFault(id: string, taken: Map<string, string>): string | undefined {
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(id)) {
    return 'the id cannot be a file name: letters, digits, hyphens, dots and underscores only'
  }
  if (/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(id)) {
    return 'the id is a device name on Windows and cannot be a file name there'
  }
  // 255 bytes on every common file system, `.json` and a temporary suffix included.
  if (id.length > 200) return 'the id is longer than a file name may be'
  const other = taken.get(id.toLowerCase())
  if (other !== undefined) return `differs from ${other} in capitals only: one file for both`
  taken.set(id.toLowerCase(), id)
  return undefined
}
