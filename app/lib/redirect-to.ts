/** Leads on to another address of this site. */
export function redirectTo(address: string, status: 301 | 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { Location: address } })
}
