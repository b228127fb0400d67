/** An object for programs that read a page. No text in it may end the element or open a comment. */
export function DataScript({ data }: { data: object }) {
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
