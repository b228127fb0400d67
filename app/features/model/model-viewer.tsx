import { useState } from 'react'
import { island } from '#app/islands/island.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import * as texts from '#texts/product.ts'

const ModelDialog = onDemand(async () => (await import('./model-dialog.tsx')).ModelDialog)

type Props = {
  /** Of the product. */
  name: string
  image: string
  /** The model's file. */
  href: string
  className?: string | undefined
}

/** The button that opens a product's model. */
export function ModelButton({ name, image, href, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {texts.allSides}
      </button>
      {isOpen && <ModelDialog view={{ name, image }} href={href} onClose={() => setOpen(false)} />}
    </>
  )
}

export const ModelViewer = island('model-viewer', ModelButton, 'interaction')
