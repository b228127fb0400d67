import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './site.ts'

/**
 * One nginx process that sends the files in `folder`/pages, Brotli bytes of HTML, from disk.
 * It writes an access log, as the site does. `taskset` keeps it on the first core.
 */
export async function startNginx(program: string, folder: string, taskset: string | undefined) {
  const port = await freePort()
  const settings = join(folder, 'nginx.conf')
  await writeFile(settings, configuration(folder, port))
  const command = [program, '-p', folder, '-c', settings]
  const [first, ...args] = taskset ? [taskset, '-c', '0', ...command] : command
  const child = spawn(first!, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${output}`)
    await new Promise((later) => setTimeout(later, 20))
  }
  return {
    url,
    /** taskset becomes nginx: the process id stays. */
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function configuration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
# One process, so that its processor time can be read.
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
    default_type "text/html; charset=utf-8";
    add_header Content-Encoding br;
    add_header Cache-Control no-cache;
    add_header Vary Accept-Encoding;
  }
}
`
}
