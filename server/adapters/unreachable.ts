import type { NotDelivered } from '#server/ports/destination.ts'

/** Before there was a connection nothing was sent. */
const neverConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/

/** What a `fetch` that threw says of what was posted with it. */
export function unreachable(error: unknown): NotDelivered {
  const { name, cause } = error as Error
  const { code } = (cause ?? {}) as { code?: string }
  const message = code ?? name
  return {
    ok: false,
    failure: { code: 'unreachable', message },
    uncertain: !neverConnected.test(message),
  }
}
