/** Where the band that closes a page leads, and with which words; undefined where there is none. */
export async function connectBandOf(
  address: string,
): Promise<{ to: string; label: string; heading: string } | undefined> {
  const html = await (await fetch(address)).text()
  const band = /<section[^>]*aria-label="Connect".*?<\/section>/s.exec(html)?.[0]
  const found = band && /<h2>([^<]*)<\/h2>.*<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/s.exec(band)
  if (!found) return
  const [heading, to, label] = found.slice(1).map((text) => text.replaceAll('&#x27;', "'"))
  return { heading: heading!, to: to!, label: label! }
}
