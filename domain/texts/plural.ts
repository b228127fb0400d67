import * as texts from '#texts/locale.ts'
import { fillIn } from './fill-in.ts'

/** A text by the kinds of number that a language tells apart (CLDR): English has `one` and `other`. */
export type Plural = Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>> & {
  other: string
}

/** The form for a number, with `{count}` in it unless `facts` say how it is written. */
export function plural(
  count: number,
  forms: Plural,
  facts: Readonly<Record<string, string | number>> = {},
): string {
  return fillIn(forms[rules.select(count)] ?? forms.other, { count, ...facts })
}

const rules = /* @__PURE__ */ new Intl.PluralRules(texts.locale)
