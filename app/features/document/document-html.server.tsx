import { renderToStaticMarkup } from 'react-dom/server'
import type { DocumentContent } from './document-content.server.ts'
import { DocumentBlocks } from './document-blocks.server.tsx'
import { DocumentProducts } from './document-products.server.tsx'

type Props = { slug: string; title: string; content: DocumentContent }

/** All that a document says, as HTML; for loaders alone: with it comes the code that renders. */
export function documentHtml({ slug, title, content }: Props): string {
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
