/** Memory of the site's process, in MB of 10⁶ bytes. */
export async function residentMegabytes(site: { url: string }): Promise<number> {
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]
  if (!bytes) throw new Error('/metrics says nothing of process_resident_memory_bytes.')
  return Number(bytes) / 1_000_000
}
