import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import type { DocumentProductsView } from './document-facts.ts'

/** What a document is of, and which of it is no longer made. */
export function DocumentProducts({ products, more }: DocumentProductsView) {
  if (!products.length) return null
  return (
    <>
      {` · ${texts.documentOf} `}
      {products.map(({ name, to, isWithdrawn }, i) => (
        <span key={to}>
          {i > 0 && ', '}
          <a href={to}>{name}</a>
          {isWithdrawn && (
            <>
              {' '}
              <b>{texts.noLongerMade}</b>
            </>
          )}
        </span>
      ))}
      {more > 0 && ` ${fillIn(texts.andMore, { count: more })}`}
    </>
  )
}
