import type { Context, MiddlewareHandler } from 'hono'
import * as texts from '#texts/answers.ts'

/**
 * What is not there is said to whoever asked: a visitor's browser, which names HTML, gets the page that
 * helps on (`show`) where a part of the server would answer a bare line, and a program that takes no
 * pages gets a line in the place of one. An answer in JSON is of a protocol, and stays.
 */
export function notFoundPage(show: (c: Context) => Promise<Response>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status !== 404) return
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const type = c.res.headers.get('content-type') ?? ''
    const accept = c.req.header('accept')
    const [isLine, isPage] = ['text/plain', 'text/html'].map((one) => type.startsWith(one))
    if (!isRead || !(isLine || isPage)) return
    if (isLine && accept?.includes('text/html')) c.res = await show(c)
    if (isPage && !takesPages(accept)) {
      // What it was kept by and compressed in is the page's.
      c.res = undefined
      c.res = c.text(texts.noPage, 404)
    }
    if (!/\baccept\b(?!-)/i.test(c.res.headers.get('vary') ?? '')) {
      c.header('vary', 'Accept', { append: true })
    }
  }
}

/** False for who says what they take, and neither names HTML nor takes anything. */
function takesPages(accept: string | undefined): boolean {
  return !accept || /text\/(?:html|\*)|\*\/\*/i.test(accept)
}
