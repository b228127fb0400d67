type Declaration = { prop: string; value: string }
type PostcssPlugin = {
  postcssPlugin: string
  Once: (root: { walkDecls: (each: (declaration: Declaration) => void) => void }) => void
}

/**
 * Styles for a language that is written from right to left: the sheets are written for the other
 * direction, and a build for one of these has left and right changed in them. Pages in English then
 * carry no longer names of properties. For PostCSS.
 */
export function mirroredStyles(): PostcssPlugin {
  return {
    postcssPlugin: 'mirrored-styles',
    // At once: a declaration that is visited again when it has changed would be changed back.
    Once: (root) => root.walkDecls((declaration) => Object.assign(declaration, mirrored(declaration))),
  }
}

/** A declaration as a mirror shows it. */
export function mirrored({ prop, value }: Declaration): Declaration {
  return { prop: exchanged(prop), value: mirroredValue(prop, value) }
}

function mirroredValue(prop: string, value: string): string {
  if (/^(?:text-align|float|clear|caption-side)$/.test(prop)) return exchanged(value)
  const parts = partsOf(value)
  if (/^(?:margin|padding|inset|border-(?:width|color|style)|scroll-(?:margin|padding))$/.test(prop)) {
    const [top, right, bottom, left, ...more] = parts
    return left && !more.length ? [top, left, bottom, right].join(' ') : value
  }
  if (prop === 'border-radius' && parts.length === 4 && !value.includes('/')) {
    return [parts[1], parts[0], parts[3], parts[2]].join(' ')
  }
  if (/^(?:background-position|transform-origin|object-position)$/.test(prop)) return exchanged(value)
  return value
}

/** Words of a side within a name or value: 'margin-left', 'left'. */
function exchanged(text: string): string {
  return text.replace(/(?<![\w])(left|right)(?![\w])/g, (side) => (side === 'left' ? 'right' : 'left'))
}

/** A value's parts: what stands in parentheses is one. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}
