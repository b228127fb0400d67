import { Marked, Parser, type Token, type Tokens } from 'marked'
import { paths } from '#app/lib/paths.ts'

/** What a product's sheet says, as HTML, in the words and the order of its page. */
export type SheetParts = {
  /** Who makes it, its part number, its family, as far as they are known. */
  facts: string[]
  lead: string
  /** The first table, of its properties: label and value. */
  rows: { label: string; value: string }[]
  rowsHeading: string
  sections: { heading: string; html: string; isWide: boolean }[]
}

/** A sheet is read on paper: links are their words. */
const marked = new Marked({
  renderer: {
    link({ tokens }) {
      return this.parser.parseInline(tokens)
    },
  },
})

/** A product's page as Markdown (`/{slug}.md`), without what only leads on from a page. */
export function sheetParts(markdown: string): SheetParts {
  const [top = [], ...below] = inSections(withoutFoot(marked.lexer(markdown)))
  const facts = top.flatMap((token) =>
    isList(token) ? token.items.map((item) => itemOf(item)) : [],
  )
  const lead = top
    .filter((token) => token.type === 'paragraph')
    .map((token) =>
      htmlOf((token as Tokens.Paragraph).tokens.filter(({ type }) => type !== 'link')),
    )
  const [first, ...more] = below.map(([head, ...tokens]) => {
    const content = tokens.filter((token) => token.type !== 'space' && !leadsOn(token))
    const heading = htmlOf((head as Tokens.Heading).tokens)
    return { heading, content: content.length === 1 && isOfLinks(content[0]!) ? [] : content }
  })
  const table = first?.content.find(isTable)
  const isSpecified = table?.header.length === 2
  const others = isSpecified || !first ? more : [first, ...more]
  return {
    facts,
    lead: lead.map((html) => `<p>${html}</p>`).join(''),
    rowsHeading: isSpecified ? first!.heading : '',
    rows: isSpecified
      ? table.rows.map(([label, value]) => ({
          label: htmlOf(label!.tokens),
          value: htmlOf(value!.tokens),
        }))
      : [],
    sections: others
      .filter(({ content }) => content.length > 0)
      .map(({ heading, content }) => ({
        heading,
        html: marked.parser(content),
        isWide: content.some(isTable),
      })),
  }
}

/** By headings of the second level; what stands before the first is the first. */
function inSections(tokens: readonly Token[]): Token[][] {
  const sections: Token[][] = [[]]
  for (const token of tokens) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) sections.push([])
    sections.at(-1)!.push(token)
  }
  return sections
}

/** Documents, films, other products: a section that is nothing but a list of links. */
const isOfLinks = (token: Token) =>
  isList(token) && token.items.every(({ tokens }) => linksOf(tokens).length > 0)

/** A page ends with its own address, and with when it was told: a sheet would differ each time. */
function withoutFoot(tokens: readonly Token[]): readonly Token[] {
  const foot = tokens.findLastIndex((token) =>
    linksIn(token).some(({ href }) => token.raw.trim().endsWith(href)),
  )
  return foot < 0 ? tokens : tokens.slice(0, foot)
}

/** How to reach us: the foot of each page says it. */
const leadsOn = (token: Token): boolean =>
  linksIn(token).some(({ href }) => URL.parse(href)?.pathname === paths.contact())

const linksIn = (token: Token): Tokens.Link[] =>
  token.type === 'paragraph' ? linksOf((token as Tokens.Paragraph).tokens) : []

function linksOf(tokens: readonly Token[] = []): Tokens.Link[] {
  return tokens.flatMap((token) =>
    token.type === 'link'
      ? [token as Tokens.Link]
      : linksOf('tokens' in token ? token.tokens : undefined),
  )
}

const isList = (token: Token): token is Tokens.List => token.type === 'list'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'
const htmlOf = (tokens: Token[]) => Parser.parseInline(tokens, marked.defaults)
/** What a line of a list says: its tokens are one text. */
const itemOf = ({ tokens }: Tokens.ListItem) =>
  htmlOf(tokens.flatMap((token) => ('tokens' in token && token.tokens ? token.tokens : [token])))
