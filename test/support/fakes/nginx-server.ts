import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram, installPackage } from './debian-package.ts'

export type NginxServer = {
  url: string
  /** Where files of former builds are kept, by their path from the site's root. */
  kept: string
  log: () => string
  stop: () => Promise<void>
}

/**
 * Starts nginx with the file that we ship in front of two ports of this machine; as root on Debian
 * it is installed where missing.
 */
export async function startNginx(
  port: number,
  [first, second]: readonly [number, number],
): Promise<NginxServer | { skipped: string }> {
  const program = findProgram('nginx') ?? (installPackage('nginx'), findProgram('nginx'))
  if (!program) return { skipped: 'no nginx on this machine' }
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // Its workers are nobody where root starts it.
  chmodSync(folder, 0o755)
  const [kept, log] = [join(folder, 'kept'), join(folder, 'site.log')]
  mkdirSync(join(kept, 'assets'), { recursive: true })
  const site = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replaceAll('/srv/site/kept', kept)
    .replaceAll('/var/log/nginx/site.log', log)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, around(folder, site))
  execFileSync(program, ['-t', '-q', '-c', file])
  const nginx = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  return {
    url: `http://127.0.0.1:${port}`,
    kept,
    log: () => readFileSync(log, 'utf8'),
    async stop() {
      nginx.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What a distribution's nginx.conf has around the site's, without root's folders. */
function around(folder: string, site: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
    http { ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    ${site} }`
}
