import type { Edit } from './edits.server.ts'

const preload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
const module = /<script type="module" async="">([\s\S]*?)<\/script>/
const statement = /^import (?:\* as (\w+) from )?"([^"]+)";\n/gm
/** What the routes are gathered in, and the code that takes the page over. */
const ending = /^([\s\S]*?)\s*import\("([^"]+)"\);$/

/**
 * Has a page's scripts start once it is painted, or with the first sign of a visitor: until then they
 * would share line and processor with what is looked at. What is pressed before works without them,
 * or is pressed again by app/framework/pressed-before.ts once they have come. Given the whole document
 * as React Router writes it; one that is written otherwise stays as it is.
 */
export function scriptsAfterPaint(html: string): Edit[] {
  const found = module.exec(html)
  const [script, code = ''] = found ?? []
  const imports = [...code.matchAll(statement)]
  const [, gathered, entry] = ending.exec(code.replaceAll(statement, '').trim()) ?? []
  if (!found || !script || gathered === undefined || entry === undefined) return []
  const headEnd = html.indexOf('</head>')
  if (headEnd < 0) return []
  const routes = imports.map(([, , path = '']) => path)
  const links = [...html.matchAll(preload)]
  const ahead = links.map(([link]) => /\bhref="([^"]*)"/.exec(link)![1]!)
  // All at once: what the routes need would be known only after they have come.
  const paths = new Set([...routes, ...ahead])
  paths.delete(entry)
  const names = imports.map(([, name = '']) => name)
  // Where the line fails, the next press or some seconds, half a minute at most, ask once more, and what was pressed
  // before is made then.
  const waiting =
    '{let a,w=(f,t=1e3)=>f().catch(()=>new Promise(r=>{addEventListener("click",r,{once:1});setTimeout(r,t)}).then(()=>w(f,t<2e4?t*2:t))),' +
    `g=()=>{if(a)return;a=1;window.routesRead=w(()=>Promise.all("${[...paths].join(' ')}".split(" ")` +
    `.map(p=>import(p)))).then(([${names.join()}])=>{${gathered}});w(()=>import("${entry}"))};` +
    signs +
    (html.includes(' data-held=') ? held : '') +
    paint +
    '}'
  return [
    { at: headEnd, of: 0, text: `<script>${presses}</script>` },
    ...links.map(({ 0: link, index }) => ({ at: index, of: link.length, text: '' })),
    { at: found.index, of: script.length, text: `<script>${waiting}</script>` },
  ]
}

/** Ahead of the page: a button is there, and may be pressed, long before the last of a long page has come. */
const presses = 'window.pressed=[];addEventListener("click",e=>{window.pressed?.push(e.target)})'
/** Browsers tell of a pointer once a page is laid out below it, or at its corner: nobody has moved one then. */
const signs =
  'for(let t of["pointerdown","pointermove","keydown","focusin"])' +
  'addEventListener(t,e=>{(t!="pointermove"||e.movementX||e.movementY)&&g()});' +
  'if(window.pressed.length)g();'
/** A plain press on such a link, while `more` holds, waits for scripts, which make it once they have come (pressed-before.ts). */
const waits = (link: string, more = '', then = '') =>
  `addEventListener("click",e=>{let l=e.target.closest("${link}");` +
  `if(window.pressed&&l&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey${more}){e.preventDefault();l.dataset.held=1${then}}},1);`
/**
 * A link that leads on from what a table's fields say waits for who takes them, where something was written into one;
 * where nobody comes it leads on by itself.
 */
const held = waits(
  '[data-held]',
  '&&[...document.querySelectorAll("td input")].some(i=>i.value!=i.defaultValue)',
  ';setTimeout(()=>window.pressed&&location.assign(l.href),5e3)',
)
/** The second frame after the pictures have come shows them. */
const paint = 'addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(g)));'
const context =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = .*?<\/script>/
const piece = '<script>window.__reactRouterContext.streamController.enqueue('
const sent = `<!--$-->${piece}`
const sentEnd =
  ');</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->'

/**
 * The page's data in one script in place of three: nothing of it is sent later, and no stream has to
 * be kept open for it. Of a document that is written otherwise nothing changes.
 */
export function dataAtOnce(html: string): Edit[] {
  if (html.indexOf(piece) !== html.lastIndexOf(piece)) return []
  const opened = context.exec(html)
  const [opening, fields] = opened ?? []
  const at = html.indexOf(sent)
  // Not by a pattern: the data is a third of the page, and what it says closes no script.
  const end = html.indexOf('</script>', at) - 2
  if (!opened || !opening || !fields || at < 0 || !html.startsWith(sentEnd, end)) return []
  const data = html.slice(at + sent.length, end)
  // What is off is so where it is not named.
  const named = JSON.stringify(JSON.parse(fields), (_, value: unknown) =>
    value === false ? undefined : value,
  )
  const whole = `<script>window.__reactRouterContext=${named.slice(0, -1)},stream:new Blob([${data}]).stream()}</script>`
  return [
    { at: opened.index, of: opening.length, text: whole },
    { at, of: end + sentEnd.length - at, text: '' },
  ]
}
