/** The products whose names stand between brackets in a reply, in its order, each once. */
export function matchProducts<P extends { name: string }>(
  reply: string,
  products: readonly P[],
): P[] {
  const names = new Set([...reply.matchAll(/\[([^[\]]*)\]/g)].map(([, name]) => name))
  return [...names].flatMap((called) => products.find(({ name }) => name === called) ?? [])
}
