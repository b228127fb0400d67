/** Stops reading as soon as it is more than `maxBytes`; `broken` when the sender went away. */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<{ text: string } | 'too large' | 'broken'> {
  if (Number(request.headers.get('content-length')) > maxBytes) return 'too large'
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return 'too large'
      text += decoder.decode(chunk, { stream: true })
    }
  } catch {
    return 'broken'
  }
  return { text: text + decoder.decode() }
}
