// npm run dev: Vite in front for modules and hot reload, the same Hono pipeline behind it.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { companyFolder } from './company.mjs'
import { createContentWatch } from './content-watch.ts'
import { developmentAssets, reloadDocuments } from './development-assets.ts'

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
reloadDocuments(vite)
const port = Number(process.env.PORT ?? 3000)

const content = createContentWatch(companyFolder().path)

const server = createServer((request, response) => {
  content.watch(vite)
  vite.middlewares(request, response, async () => {
    try {
      // Loaded through Vite each time: an edit to the server counts from the next request on.
      const { developmentFetch, useAssets } = (await vite.ssrLoadModule(
        '/server/development.ts',
      )) as typeof import('#server/development.ts')
      useAssets(developmentAssets(vite))
      await getRequestListener(await developmentFetch(content.hasChanged()))(request, response)
    } catch (error) {
      vite.ssrFixStacktrace(error as Error)
      console.error(error)
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String((error as Error).stack))
    }
  })
})
server.listen(port, process.env.HOST ?? '127.0.0.1', () => {
  console.log(`Development server at http://localhost:${port}`)
})
