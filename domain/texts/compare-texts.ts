import * as texts from '#texts/locale.ts'

/** Orders texts as readers of the site's language look for them, numbers within them by size. */
export const { compare: compareTexts } = /* @__PURE__ */ new Intl.Collator(texts.locale, {
  numeric: true,
})
