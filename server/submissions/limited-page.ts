import { createHash } from 'node:crypto'

const style =
  'body{max-width:34em;margin:15vh auto;padding:0 1em;font:18px/1.5 system-ui,sans-serif}' +
  '@media(prefers-color-scheme:dark){body{background:#111;color:#eee}}'
const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * What somebody reads who posted a form too often. The form is not read, rendered or compressed
 * for it, for that is what a sender without measure would make us do; the browser still has it.
 * `message` is ours and goes into the markup as it is.
 */
export const limitedPage = (message: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Please wait a moment</title>
<style>${style}</style>
<main>
<h1>Please wait a moment</h1>
<p role="alert">${message}</p>
<p>Nothing of this form was sent. Load this page again then, and your browser sends it as you
filled it in; or go back to it with your browser’s Back button.</p>
</main>
</html>
`

export const limitedPageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'`,
}
