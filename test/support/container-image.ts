import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'

type Step = { name: string; said: string }
type Stage = { name: string; steps: Step[] }

type Options = {
  /** What is built: the folder with the Dockerfile's sources, and its `.dockerignore`. */
  context: string
  /** Folders that take the place of the stages of their names, as `--build-context` has it. */
  contexts: Readonly<Record<string, string>>
  /** Where each stage gets a folder that is its root. */
  place: string
  /** Who `USER` is here. */
  user: { uid: number; gid: number }
  /** Does what a command would that needs a network; false for one that does not. */
  instead: (command: string, folder: string) => boolean
}

/** What the last stage is: its root, and what is run in it. */
export type Image = {
  root: string
  /** Of the root, where commands are run. */
  folder: string
  env: Record<string, string>
  user: string
  command: string[]
  health: string[]
}

/**
 * Does what a Dockerfile says, in folders: copies what it copies and runs what it runs. Of the language it
 * knows what ours speaks, and throws at the rest. Nothing is fetched, and no stage sees the file system as
 * its own: absolute paths of commands are led into its root.
 */
export function buildImage(dockerfile: string, options: Options): Image {
  const made = new Map<string, Image>()
  let last: Image | undefined
  for (const { name, steps } of stagesOf(readFileSync(dockerfile, 'utf8'))) {
    if (name in options.contexts) continue
    last = buildStage({ name, steps }, made, options)
    made.set(name, last)
  }
  if (!last) throw new Error(`${dockerfile} has no stage.`)
  return last
}

function stagesOf(text: string): Stage[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim())
  const stages: Stage[] = []
  for (const line of lines) {
    const [, name = '', said = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(said)?.[1] ?? 'last', steps: [] })
    else stages.at(-1)?.steps.push({ name, said })
  }
  return stages
}

function buildStage(
  { name, steps }: Stage,
  made: ReadonlyMap<string, Image>,
  options: Options,
): Image {
  const root = join(options.place, name)
  mkdirSync(root, { recursive: true })
  const image: Image = { root, folder: root, env: {}, user: '', command: [], health: [] }
  const within = (path: string) =>
    path.startsWith('/') ? join(root, path) : join(image.folder, path)
  for (const { name: step, said } of steps) {
    if (step === 'WORKDIR') {
      image.folder = within(said)
      mkdirSync(image.folder, { recursive: true })
    } else if (step === 'ENV') {
      for (const [, key, value] of said.matchAll(/(\w+)=(\S+)/g)) image.env[key!] = value!
    } else if (step === 'COPY') copyInto(within, said, made, options)
    else if (step === 'RUN') run(said, image, options)
    else if (step === 'USER') image.user = said
    else if (step === 'CMD') image.command = JSON.parse(said) as string[]
    else if (step === 'HEALTHCHECK')
      image.health = JSON.parse(said.replace(/^.*? CMD /, '')) as string[]
    else if (!['EXPOSE', 'VOLUME'].includes(step)) throw new Error(`${step} is not understood.`)
  }
  return image
}

function copyInto(
  within: (path: string) => string,
  said: string,
  made: ReadonlyMap<string, Image>,
  { context, contexts }: Options,
): void {
  const [, from, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(said)!
  const sources = paths.split(' ')
  const to = sources.pop()!
  const stage = from === undefined ? undefined : made.get(from)
  const base = from === undefined ? context : (contexts[from] ?? stage?.root)
  if (!base) throw new Error(`COPY --from=${from} has no stage.`)
  const isIgnored = stage ? () => false : ignoredIn(base)
  const filter = (path: string) => !isIgnored(relative(base, path).split(sep).join('/'))
  const isFolder = to.endsWith('/') || sources.length > 1
  for (const source of sources) {
    const path = join(base, source)
    const target = within(to)
    if (!statSync(path).isDirectory()) {
      cpSync(path, isFolder ? join(target, basename(path)) : target)
    } else if (stage) linkTree(path, target)
    else cpSync(path, target, { recursive: true, verbatimSymlinks: true, filter })
  }
}

/** What `.dockerignore` leaves out: names from the folder, and with two stars from any below it. */
function ignoredIn(folder: string): (path: string) => boolean {
  const file = join(folder, '.dockerignore')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const patterns = lines.map(
    (line) => new RegExp(`^${line.replaceAll('.', '\\.').replace(/^\*\*\//, '(?:.*/)?')}(?:/|$)`),
  )
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** As a copy, without the bytes: nothing writes into a file of either in its place. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const way of ['-al', '-a']) {
    if (spawnSync('cp', [way, `${from}/.`, to]).status === 0) return
  }
  throw new Error(`${from} cannot be copied.`)
}

function run(
  command: string,
  { root, folder, env }: Image,
  { user, instead, place }: Options,
): void {
  if (instead(command, folder)) return
  const led = command
    .replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`)
    .replaceAll(/\bnode:node\b/g, `${user.uid}:${user.gid}`)
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', led], {
    cwd: folder,
    env: { ...plainEnv(place), ...frugal(), ...env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`RUN ${command} ends with ${status}:\n${stdout}${stderr}`)
}

/** npm asks the network for nothing that it has had before. */
function frugal(): Record<string, string> {
  const { stdout } = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' })
  return {
    npm_config_cache: stdout.trim(),
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
  }
}

/** Nothing of who runs the tests: an image knows its own variables alone. */
export function plainEnv(place: string): Record<string, string> {
  const home = join(place, 'home')
  mkdirSync(home, { recursive: true })
  const others = (process.env.PATH ?? '').split(':').filter((one) => !one.includes('node_modules'))
  return { PATH: [join(place, 'bin'), ...others].join(':'), HOME: home, LANG: 'C.UTF-8' }
}
