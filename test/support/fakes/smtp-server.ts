import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What the server does at a step of the next conversation in place of what it should. */
export type SmtpFault =
  /** Says this in place of yes. */
  | { at: 'MAIL' | 'RCPT' | 'DATA' | 'end'; says: string }
  /** Takes the mail, and breaks the connection before it says so. */
  | { at: 'end'; breaks: true }
  /** Says nothing any more. */
  | { at: 'greeting' | 'end'; hangs: true }

export type ReceivedMail = { from: string; to: string[]; head: string; body: string }

/** As much of a mail server (RFC 5321) as sends a mail, on a port of its own. */
export async function startSmtpServer({ auth, port = 0 }: { auth?: string; port?: number } = {}) {
  const mails: ReceivedMail[] = []
  const logins: string[] = []
  const faults: SmtpFault[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    converse(socket, { auth, mails, logins, fault: faults.shift() })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(stop)
  const { port: listening } = server.address() as AddressInfo
  return { mails, logins, faults, stop, port: listening, url: `smtp://127.0.0.1:${listening}` }
}

type Conversation = {
  auth: string | undefined
  mails: ReceivedMail[]
  logins: string[]
  fault: SmtpFault | undefined
}

function converse(socket: Socket, { auth, mails, logins, fault }: Conversation): void {
  const mail = { from: '', to: [] as string[] }
  let text: string | undefined
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const answer = (at: SmtpFault['at'], yes: string) => {
    if (fault?.at !== at) return say(yes)
    if ('says' in fault) return say(fault.says)
    return 'breaks' in fault ? socket.destroy() : undefined
  }
  answer('greeting', '220 mail.harbor.example ESMTP')
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n')
    rest = lines.pop()!
    for (const line of lines) {
      if (text !== undefined) readText(line)
      else readCommand(line)
    }
  })

  function readText(line: string): void {
    if (line !== '.') {
      text += `${line.replace(/^\./, '')}\r\n`
      return
    }
    const [head = '', ...body] = text!.split('\r\n\r\n')
    text = undefined
    if (!(fault?.at === 'end' && 'says' in fault)) {
      mails.push({ ...mail, head, body: decoded(head, body.join('\r\n\r\n')) })
    }
    answer('end', '250 taken')
  }

  function readCommand(line: string): void {
    const [command = ''] = line.toUpperCase().split(' ')
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    switch (command) {
      case 'EHLO':
        say('250-mail.harbor.example')
        if (auth) say('250-AUTH PLAIN')
        return void say('250 8BITMIME')
      case 'AUTH': {
        const given = Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .split('\0')
        logins.push(given.slice(1).join(':'))
        return void say(logins.at(-1) === auth ? '235 welcome' : '535 5.7.8 wrong password')
      }
      case 'MAIL':
        mail.from = address
        return void answer('MAIL', '250 ok')
      case 'RCPT':
        mail.to.push(address)
        return void answer('RCPT', '250 ok')
      case 'DATA':
        if (!(fault?.at === 'DATA')) text = ''
        return void answer('DATA', '354 go on')
      case 'QUIT':
        say('221 bye')
        return void socket.end()
      default:
        return void say('502 5.5.1 not here')
    }
  }
}

/** A body as people read it (RFC 2045). */
function decoded(head: string, body: string): string {
  const plain = body.replaceAll('\r\n', '\n')
  if (/^content-transfer-encoding: base64/im.test(head)) {
    return Buffer.from(plain, 'base64').toString('utf8')
  }
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return plain
  const bytes = plain
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
