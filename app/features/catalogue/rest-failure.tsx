import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { usePassFocusOn } from '#app/ui/use-pass-focus-on.ts'
import * as texts from '#texts/product.ts'
import styles from './product-section.module.css'

type Props = {
  /** Its document did not come; else what only the server can say of it. */
  isDocument: boolean
  askForParts: () => void
}

/** In place of what did not come of a product; one press asks for all of it again. */
export function RestFailure({ isDocument, askForParts }: Props) {
  const { revalidate, state } = useRevalidator()
  const box = useRef<HTMLDivElement>(null)
  usePassFocusOn(box)
  return (
    <div ref={box} role="alert" className={styles.failure}>
      <p>{isDocument ? texts.restNotLoaded : texts.partsNotLoaded}</p>
      <Button
        look="outline"
        aria-disabled={state === 'loading'}
        onClick={() => {
          if (state === 'loading') return
          askForParts()
          if (isDocument) void revalidate()
        }}
      >
        {texts.tryAgain}
      </Button>
    </div>
  )
}
