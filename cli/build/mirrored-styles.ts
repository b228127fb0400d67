type Declaration = { type: 'decl'; prop: string; value: string }
type Comment = { type: 'comment'; text: string }
type Rule = {
  type: 'rule'
  selector: string
  nodes: readonly (Declaration | Comment | { type: 'rule' })[]
  remove: () => void
}
type Root = { walk: (each: (node: { type: string }) => void) => unknown }
type PostcssPlugin = { postcssPlugin: string; Once: (root: Root) => void }

/**
 * Sheets are written for languages from left to right. A build for one from right to left has left
 * and right changed in them, but behind a comment that begins with `Not mirrored:`, and has the rules
 * of `[dir='rtl']`, which are as they are meant; other builds go without these. Pages in English then
 * carry no longer names of properties, and nothing of the other direction. For PostCSS.
 */
export function mirroredStyles(direction: 'ltr' | 'rtl'): PostcssPlugin {
  return {
    postcssPlugin: 'mirrored-styles',
    // At once: a declaration that is visited again when it has changed would be changed back.
    Once: (root) =>
      root.walk((rule) => {
        if (!isRule(rule)) return
        const isOfRtl = rule.selector.includes("[dir='rtl']")
        if (isOfRtl && direction === 'ltr') rule.remove()
        if (!isOfRtl && direction === 'rtl') mirrorRule(rule)
      }),
  }
}

const isRule = (node: { type: string }): node is Rule => node.type === 'rule'

function mirrorRule({ nodes }: Rule): void {
  for (const node of nodes) {
    if (node.type === 'comment' && node.text.startsWith('Not mirrored:')) return
    if (node.type === 'decl') Object.assign(node, mirrored(node))
  }
}

/** A declaration as a mirror shows it. */
export function mirrored({ prop, value }: Pick<Declaration, 'prop' | 'value'>) {
  return { prop: exchanged(prop), value: mirroredValue(prop, value) }
}

const sided =
  /^(?:text-align|float|clear|caption-side|background(?:-image|-position)?|mask(?:-image|-position)?|transform-origin|object-position|position-area)$/
const fourSided =
  /^(?:margin|padding|inset|border-(?:width|color|style)|scroll-(?:margin|padding))$/

function mirroredValue(prop: string, value: string): string {
  if (sided.test(prop)) return exchanged(withTurnedGradients(value))
  const parts = partsOf(value)
  if (fourSided.test(prop)) {
    const [top, right, bottom, left, ...more] = parts
    return left && !more.length ? [top, left, bottom, right].join(' ') : value
  }
  if (prop === 'border-radius' && parts.length === 4 && !value.includes('/')) {
    return [parts[1], parts[0], parts[3], parts[2]].join(' ')
  }
  if (prop === 'rotate') return value.replace(/^-?[\d.]+(?=deg$)/, negated)
  // The first length of each shadow goes sideways.
  if (prop === 'box-shadow')
    return value.replace(/(?<=^|, |^inset |, inset )-?[\d.]+(?=px)/g, negated)
  return value
}

const withTurnedGradients = (value: string) =>
  value.replace(/(?<=linear-gradient\(\s*)-?[\d.]+(?=deg)/g, negated)

const negated = (number: string) => String(0 - Number(number))

/** Words of a side within a name or value: 'margin-left', 'left'. */
function exchanged(text: string): string {
  return text.replace(/(?<![\w])(left|right)(?![\w])/g, (side) =>
    side === 'left' ? 'right' : 'left',
  )
}

/** A value's parts: what stands in parentheses is one. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}
