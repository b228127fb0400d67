import { paths } from '#app/lib/paths.ts'
import type { DocumentBlock } from '#domain/documents/document-block.ts'
import { plainText, stepId } from '#domain/documents/document-parts.ts'
import { fileUrl } from '#domain/pictures.ts'
import { keepUnits } from '#domain/texts/keep-units.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/documents.ts'
import styles from './document-body.module.css'
import type { DocumentContent } from './document-content.server.ts'
import { drawingSize } from './document-drawing.server.ts'
import {
  DocumentTable,
  ProductCards,
  ProductTable,
  DocumentProducts,
} from './document-products.server.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { Marked, type RendererObject } from 'marked'
import { escapeMarkup } from '#domain/texts/escape-markup.ts'
import { isLink } from '#domain/texts/is-link.ts'

type Within = { slug: string; title: string; heading: string; content: DocumentContent }
type Props = { blocks: readonly DocumentBlock[]; within: Within }

export function DocumentBlocks({ blocks, within }: Props) {
  return blocks.map((block, at) => {
    const above = blocks.slice(0, at).findLast(({ kind }) => kind === 'heading')
    const heading = above?.kind === 'heading' ? above.text : within.heading
    return <Block key={at} block={block} within={{ ...within, heading }} />
  })
}

function Block({ block, within }: { block: DocumentBlock; within: Within }) {
  switch (block.kind) {
    case 'text':
      return <p {...html(block.text)} />
    case 'heading':
      return <h3>{plainText(block.text)}</h3>
    case 'list':
      return <ul>{itemsOf(block.items)}</ul>
    case 'letters':
      return <ol type="a">{itemsOf(block.items)}</ol>
    case 'numbers':
      return <ol start={block.first}>{itemsOf(block.items)}</ol>
    case 'steps':
      return <Steps {...block} />
    case 'notice':
      return (
        <div className={`${styles.notice} ${styles[block.of]}`} role="note">
          <b>{texts.notices[block.of]}</b>
          <DocumentBlocks blocks={block.blocks} within={within} />
        </div>
      )
    case 'box':
      return (
        <div className={styles[block.name]}>
          <DocumentBlocks blocks={block.blocks} within={within} />
        </div>
      )
    case 'table':
      return (
        <DocumentTable
          caption={within.heading || within.title}
          columns={block.columns}
          rows={block.rows.map((row) => row.map((cell, at) => <Inline key={at} text={cell} />))}
        />
      )
    case 'picture':
      return <Figure src={fileUrl(block.image) ?? ''} alt={block.alt} caption={block.caption} />
    case 'drawing': {
      const { number, caption } = block
      const alt = plainText(caption) || fillIn(texts.figure, { number, title: within.title })
      return (
        <Figure
          src={`${paths.document(within.slug)}/figure-${number}.svg`}
          alt={alt}
          caption={caption}
          {...drawingSize(block.svg)}
        />
      )
    }
    case 'products':
      return block.look === 'cards' ? (
        <ProductCards slugs={block.slugs ?? []} content={within.content} />
      ) : (
        <ProductTable {...block} caption={within.heading} content={within.content} />
      )
  }
}

/** The number of each is the link to it: it can be sent to whoever does the step. */
function Steps({ first, items }: { first: number; items: readonly string[] }) {
  return (
    <ol start={first} className={styles.steps}>
      {items.map((item, at) => {
        const number = first + at
        const id = stepId(number)
        return (
          <li key={id} id={id} tabIndex={-1}>
            {/* A browser that fills in what was ticked would tick what has been unticked elsewhere. */}
            <input
              type="checkbox"
              value={id}
              autoComplete="off"
              aria-label={fillIn(texts.tickStep, { number })}
            />
            <a href={`#${id}`} aria-label={fillIn(texts.linkToStep, { number })}>
              {number}
            </a>
            <span {...html(item)} />
          </li>
        )
      })}
    </ol>
  )
}

type FigureProps = { src: string; alt: string; caption: string; width?: number; height?: number }

/** With its size, if it is known, what is below keeps its place when the drawing comes. */
function Figure({ src, alt, caption, ...size }: FigureProps) {
  return (
    <figure>
      <a href={src} className={styles.drawing}>
        <img src={src} alt={alt} {...size} loading="lazy" />
      </a>
      {caption && <figcaption {...html(caption)} />}
    </figure>
  )
}

/** A text without marks needs no element of its own. */
function Inline({ text }: { text: string }) {
  return /[*_`[\\~]/.test(text) ? <span {...html(text)} /> : keepUnits(text)
}

const itemsOf = (items: readonly string[]) =>
  items.map((item, at) => <li key={at} {...html(item)} />)

const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: inlineHtml(text) } })

type DocumentHtmlProps = { slug: string; title: string; content: DocumentContent }

/** All that a document says, as HTML; for loaders alone: with it comes the code that renders. */
export function documentHtml({ slug, title, content }: DocumentHtmlProps): string {
  return renderToStaticMarkup(
    <>
      {content.sections.map(({ id, heading, blocks }) => (
        <section key={id} aria-labelledby={id || undefined}>
          {heading && (
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
          )}
          <DocumentBlocks blocks={blocks} within={{ slug, title, heading, content }} />
        </section>
      ))}
      <DocumentProducts content={content} />
    </>,
  )
}

const renderer: RendererObject = {
  link({ href, tokens, raw }) {
    if (!isLink(href)) throw new Error(`a link that leads nowhere in a document: ${raw}`)
    const rel = href.startsWith('http') ? ' rel="noopener"' : ''
    return `<a href="${escapeMarkup(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`
  },
  html({ raw }) {
    throw new Error(`HTML in a document: ${raw}`)
  },
  image({ raw }) {
    throw new Error(`a picture inside a line: ${raw}`)
  },
}

const marked = new Marked({ gfm: true, renderer })

/** A line of a document's Markdown as HTML. */
export function inlineHtml(text: string): string {
  return marked.parseInline(keepUnits(text), { async: false })
}
