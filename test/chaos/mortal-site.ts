import { freePort } from '#test/free-port.ts'
import { startSite, type RunningSite } from '#test/running-site.ts'

/** The built site on a port that it keeps when it is killed and started again. */
export async function startMortalSite(
  variables: Record<string, string>,
  { folder, data }: { folder: string; data: string },
) {
  const port = String(await freePort())
  const start = () => startSite({ ...variables, PORT: port }, { folder, data })
  let site: RunningSite = await start()
  let before = ''
  return {
    url: () => site.url,
    /** Of all its lives. */
    output: () => before + site.output(),
    async killAndRestart() {
      await site.kill()
      before += site.output()
      site = await start()
    },
    stop: () => site.stop({ keepData: true }),
  }
}
