import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Route = {
  id: string
  parentId?: string
  path?: string
  module: string
  clientLoaderModule?: string
  css?: string[]
  hasDefaultExport?: boolean
}
type Manifest = {
  entry: { module: string }
  routes: Record<string, Route | undefined>
  url: string
}

const start = 'window.__reactRouterManifest='

/** What is said of a route by a word of its own, or of each file that it imports. */
const told = new Set(['id', 'parentId', 'path', 'module', 'clientLoaderModule', 'css', 'imports'])

/**
 * Leaves out of the browser's list of routes what only the server reads: the files that each
 * imports, and routes to which nobody navigates: those that are files, and those below another path
 * that answer a script. What is left is written as a table that the browser makes the list of:
 * every page carries it.
 */
export function shortManifest(): Plugin {
  return {
    name: 'short-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The framework has written it while the server’s bundle was made.
    writeBundle: ({ dir = '' }) => {
      const [file, ...others] = globSync(join(dir, '../client/assets/manifest-*.js'))
      if (!file || others.length) throw new Error('The build has no one list of routes to shorten.')
      writeFileSync(file, shortened(readFileSync(file, 'utf8')))
    },
  }
}

/** The script that sets the list, without it. */
export function shortened(script: string): string {
  if (!script.startsWith(start)) throw new Error('The list of routes is not where it was.')
  const { entry, routes, url } = JSON.parse(
    script.slice(start.length).replace(/;$/, ''),
  ) as Manifest
  const pages = Object.values(routes).filter(
    (route): route is Route =>
      route !== undefined && (route.hasDefaultExport || !/[/.]/.test(route.path ?? '')),
  )
  const flags = [...new Set(pages.flatMap(flagsOf))]
  const sheets = [...new Set(pages.flatMap(({ css = [] }) => css))]
  if (sheets.length > signs) throw new Error('There are more style sheets than signs for them.')
  const rows = pages.map((route) => {
    const { id, parentId, module, clientLoaderModule, css = [] } = route
    const set = flagsOf(route).reduce((sum, flag) => sum + 2 ** flags.indexOf(flag), 0)
    const parent = pages.findIndex((page) => page.id === parentId) + 1
    const cells = [
      shortId(id),
      (parent * 2 ** flags.length + set).toString(36),
      shortModule(module, id),
      String.fromCodePoint(...css.map((sheet) => sheets.indexOf(sheet) + firstSheet)),
      shortPath(route),
      clientLoaderModule ? shortModule(clientLoaderModule, id) : '',
    ]
    if (cells.some((cell) => /\s/.test(cell))) throw new Error(`${id} has a space in its name.`)
    return cells.join(' ').trimEnd()
  })
  const names = sheets.map((sheet) => within(sheet, /^\/assets\/(\S+)\.css(#?)$/))
  const table = { rows: rows.join('\n'), names: names.join(' '), flags: flags.join(' ') }
  return `${start}(${reader})(${[...Object.values(table), entry.module, url].map((text) =>
    JSON.stringify(text),
  )});`
}

/** What is true of a route; what is false may as well be absent. */
function flagsOf(route: Route): string[] {
  return Object.entries(route).flatMap(([key, value]) => {
    if (told.has(key) || value === false) return []
    if (value !== true) throw new Error(`The list of routes says ${key} of ${route.id}.`)
    return [key]
  })
}

/** Most are named by their file in `routes/`; `!` stands before the others. */
const shortId = (id: string) => (id.startsWith('routes/') ? id.slice(7) : `!${id}`)

/** Nothing where it is as the id, `.` where there is none. */
function shortPath({ id, path }: Route): string {
  if (path === undefined) return '.'
  return path === shortId(id).replace(/^!?\/?/, '') ? '' : `=${path}`
}

/** Without the name where that is the short id. */
function shortModule(file: string, id: string): string {
  const name = within(file, /^\/assets\/(\S+)\.js$/)
  return name.startsWith(`${shortId(id)}-`) ? name.slice(shortId(id).length) : name
}

function within(file: string, form: RegExp): string {
  const found = form.exec(file)
  if (!found) throw new Error(`The list of routes names ${file}.`)
  return found.slice(1).join('')
}

/** A style sheet is a sign behind space and line break, which part cells and rows. */
const firstSheet = 48
const signs = 127 - firstSheet

/** Makes the list of the table, in the browser. */
const reader = `(t,n,f,m,u)=>{n=n.split(" ");f=f.split(" ");const r={},a=[];for(const l of t.split("\\n")){\
const[s,b,o,c="",p="",k]=l.split(" "),w=x=>\`/assets/\${x[0]=="-"?s+x:x}.js\`,v=parseInt(b,36),\
i=s[0]=="!"?s.slice(1):"routes/"+s,e={id:i,module:w(o),\
css:[...c].map(x=>"/assets/"+n[x.codePointAt()-${firstSheet}].replace(/#?$/,".css$&"))},g=v>>f.length;\
if(g)e.parentId=a[g-1];if(p!=".")e.path=p?p.slice(1):s.replace(/^!?\\/?/,"");if(k)e.clientLoaderModule=w(k);\
f.forEach((x,y)=>{if(v>>y&1)e[x]=!0});a.push(i);r[i]=e}return{entry:{module:m,imports:[]},routes:r,url:u}}`
