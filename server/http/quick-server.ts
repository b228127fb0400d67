import {
  Server,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
} from 'node:http'
import type { Socket } from 'node:net'
import { readSimpleRequest } from './simple-request.ts'

/** What is looked at of a request ahead of the pipeline. */
export type QuickRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  socket: Pick<Socket, 'remoteAddress'>
}
export type QuickResponse = {
  /** Names and values in turn. The same list is the same head. */
  writeHead(status: number, head: string[]): { end(body?: Buffer | string): unknown }
}
/** Answers at once, or says that it does not. */
export type QuickAnswer = (request: QuickRequest, response: QuickResponse) => boolean

/** As long as a first request takes to come, where its connection has. */
const leavingMilliseconds = 500

/**
 * An HTTP server that has `quick` answer plain requests on a new connection straight from its bytes,
 * in a third of the time that Node's streams and headers take. The first one that is not plain, or
 * that `quick` leaves, goes to Node with the whole connection, whose requests come to `listener` from
 * then on.
 */
export class QuickServer extends Server {
  readonly #quick: QuickAnswer
  readonly #toNode: (socket: Socket) => void
  /** Connections that Node has not been given. */
  readonly #own = new Map<Socket, 'new' | 'answered' | 'leaving'>()

  constructor(options: ServerOptions, listener: RequestListener, quick: QuickAnswer) {
    super(options, listener)
    this.#quick = quick
    const [node] = this.listeners('connection')
    this.#toNode = (socket) => node!.call(this, socket)
    this.removeAllListeners('connection')
    this.on('connection', (socket: Socket) => this.#take(socket))
  }

  /**
   * Who was answered is idle as soon as the answer is on its way. The first request of a connection may
   * be on its way just as well: it is waited for a little.
   */
  override closeIdleConnections(): void {
    super.closeIdleConnections()
    for (const [socket, state] of this.#own) {
      if (state === 'answered' && !isSending(socket)) socket.destroy()
      if (state !== 'new') continue
      this.#own.set(socket, 'leaving')
      socket.setTimeout(leavingMilliseconds)
    }
  }

  #take(socket: Socket): void {
    const own = this.#own
    const response = createResponse(socket, this.keepAliveTimeout)
    const handOver = (unread: Buffer) => {
      let event: keyof typeof listeners
      for (event in listeners) socket.off(event, listeners[event])
      own.delete(socket)
      socket.setTimeout(0)
      socket.unshift(unread)
      this.#toNode(socket)
    }
    const listeners = {
      data: (bytes: Buffer) => {
        // Who does not read what they ask for is held up by Node.
        const request = isSending(socket) ? undefined : readSimpleRequest(bytes)
        if (!request || !this.#quick({ ...request, socket }, response)) return handOver(bytes)
        if (own.get(socket) === 'answered') return
        own.set(socket, 'answered')
        socket.setTimeout(this.keepAliveTimeout + this.keepAliveTimeoutBuffer)
      },
      timeout: () => void (isSending(socket) || socket.destroy()),
      end: () => socket.end(),
      close: () => own.delete(socket),
      // What is wrong with a connection ends it, and that is told by `close`.
      error: () => {},
    }
    let event: keyof typeof listeners
    for (event in listeners) socket.on(event, listeners[event])
    own.set(socket, 'new')
    socket.setTimeout(this.headersTimeout)
  }
}

/** Whether a part of the last answer has not found room on the way. */
function isSending({ writableLength }: Socket): boolean {
  return writableLength > 0
}

/** Writes what Node would, with as few calls of the system. */
function createResponse(socket: Socket, keepAliveMilliseconds: number): QuickResponse {
  const kept = `timeout=${Math.floor(keepAliveMilliseconds / 1000)}`
  let head: Buffer
  const response = {
    writeHead(status: number, fields: string[]) {
      head = headOf(status, fields, kept)
      return response
    },
    end(body?: Buffer | string) {
      if (!body) return void socket.write(head)
      socket.cork()
      socket.write(head)
      socket.write(body)
      socket.uncork()
    },
  }
  return response
}

type Head = { bytes: Buffer; dateAt: number; second: number }

const heads = new WeakMap<string[], Head>()

/** With the present time. Most are sent often, so they are kept, and the time alone is written anew. */
function headOf(status: number, fields: string[], kept: string): Buffer {
  const second = Math.floor(Date.now() / 1000)
  let head = heads.get(fields)
  if (!head) {
    let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
    for (let at = 0; at < fields.length; at += 2) text += `${fields[at]}: ${fields[at + 1]}\r\n`
    text += 'Date: '
    const rest = `\r\nConnection: keep-alive\r\nKeep-Alive: ${kept}\r\n\r\n`
    const bytes = Buffer.from(text + dateOf(second) + rest, 'latin1')
    heads.set(fields, (head = { bytes, dateAt: text.length, second }))
  }
  if (head.second !== second) {
    head.bytes.write(dateOf(second), head.dateAt, 'latin1')
    head.second = second
  }
  return head.bytes
}

/** As a header says it: always of one length. */
function dateOf(second: number): string {
  return new Date(second * 1000).toUTCString()
}
