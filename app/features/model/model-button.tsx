import { useState } from 'react'
import { island } from '#app/islands/island.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import * as texts from '#texts/product.ts'

/** What draws a model weighs as much as the page. */
const ModelDialog = onDemand(async () => (await import('./model-dialog.tsx')).ModelDialog)

type Props = {
  /** The product, and its picture, which stands until the model does. */
  view: { name: string; image: string }
  /** The model's file. */
  href: string
}

/** Opens a product's model over its page. */
export function ModelButton({ view, href }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {texts.allSides}
      </button>
      {isOpen && <ModelDialog view={view} href={href} onClose={() => setOpen(false)} />}
    </>
  )
}

export const Model = island('model', ModelButton, 'interaction')
