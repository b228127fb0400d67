import { listWords } from '#content/list-words.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { unreadText } from '#domain/deciding/list-text.ts'
import { maxItems, maxQuantity } from '#domain/deciding/list-items.ts'
import type { PasteFault } from '#domain/deciding/pasted-lines.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import * as locale from '#texts/locale.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

/** Lines to be added, and those that could not be, to be mended. */
export function PasteLines({ list }: { list: ListView }) {
  const { items, faults, left } = list
  return (
    <div className={`no-print ${styles.paste}`}>
      {faults.length + left > 0 && (
        <div className={styles.faults} role="group" aria-label={texts.notAdded}>
          {faults.length > 0 && (
            <>
              <p>{texts.notAdded}</p>
              <ul>
                {faults.map(({ text, fault }, i) => (
                  <li key={i}>
                    <b>{text}</b>: {reasons[fault]}
                  </li>
                ))}
              </ul>
            </>
          )}
          {left > 0 && (
            <p>{plural(left, texts.leftOut, { count: left.toLocaleString(locale.locale) })}</p>
          )}
        </div>
      )}
      <noscript>
        <p>{texts.withoutScripts}</p>
      </noscript>
      <TextArea
        id="paste"
        name="paste"
        label={texts.addLines}
        hint={texts.linesHint}
        defaultValue={unreadText(list)}
        rows={items ? 4 : 8}
        spellCheck={false}
        autoComplete="off"
        placeholder={items ? undefined : listWords.example}
        optional
        note=""
      />
      <Button id="add-lines" type="submit" look={items ? 'outline' : 'primary'}>
        {items ? texts.update : texts.addLines}
      </Button>
    </div>
  )
}

const reasons: Record<PasteFault, string> = {
  'not whole': texts.notWhole,
  unclear: texts.unclear,
  negative: texts.negative,
  none: texts.zero,
  huge: fillIn(texts.huge, { most: maxQuantity.toLocaleString(locale.locale) }),
  'no number': texts.noNumber,
  'several parts': texts.severalParts,
  'which column': fillIn(texts.whichColumn, { quantity: texts.quantity }),
  'too many': fillIn(texts.tooMany, { most: maxItems }),
}
