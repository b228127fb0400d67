import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'

/** One nginx process that sends the files in `folder`/pages, Brotli bytes of HTML, and logs requests. */
export async function startNginx(program: string, folder: string) {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, port))
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${output}`)
    await pause(20)
  }
  return {
    url,
    pid: child.pid!,
    async stop() {
      const ended = once(child, 'exit')
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
