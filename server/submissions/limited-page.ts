import { createHash } from 'node:crypto'
import { escapeMarkup } from '#domain/texts/escape-markup.ts'
import * as texts from '#texts/answers.ts'
import * as locale from '#texts/locale.ts'

const style =
  'body{max-width:34em;margin:15vh auto;padding:0 1em;font:18px/1.5 system-ui,sans-serif}' +
  '@media(prefers-color-scheme:dark){body{background:#111;color:#eee}}'
const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * What somebody reads who posted a form too often, or while too many pages wait. The form is not
 * rendered or compressed for it, for that is what a sender without measure would make us do; the
 * browser still has it.
 */
export const limitedPage = (message: string, advice = texts.nothingSent): string => `<!doctype html>
${htmlTag}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(texts.waitAMoment)}</title>
<style>${style}</style>
<main>
<h1>${escapeMarkup(texts.waitAMoment)}</h1>
<p role="alert">${escapeMarkup(message)}</p>
<p>${escapeMarkup(advice)}</p>
</main>
</html>
`

export const limitedPageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'`,
}

/** Begins a page that the server writes itself. */
const htmlTag = `<html lang="${locale.lang}"${locale.direction === 'rtl' ? ' dir="rtl"' : ''}>`
