import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDocumentDatabase } from '#server/catalogue/document-database/create-document-database.ts'
import { companyFolder } from '../company.ts'

export type DatabaseMood = 'well' | 'silent' | 'failing'

const project = 'a-test-project'

/** A document database over the network whose mood the test sets. */
export async function startFakeDatabase() {
  let mood: DatabaseMood = 'well'
  const database = await createDocumentDatabase({ source: `${companyFolder}/catalogue` })
  const server = createServer((request, response) => {
    if (mood === 'silent') return
    if (mood === 'failing') return void response.writeHead(500).end('{"error":{"code":500}}')
    void database
      .handle(new Request(`http://localhost${request.url ?? '/'}`, { headers: { accept: '*/*' } }))
      .then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers))
        response.end(Buffer.from(await answer.arrayBuffer()))
      })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    variables: {
      FIRESTORE_PROJECT_ID: project,
      FIRESTORE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      CATALOGUE_REFRESH_SECONDS: '1',
    },
    become: (next: DatabaseMood) => {
      mood = next
      // Whoever waits for an answer in the old mood tries again.
      server.closeAllConnections()
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(stopped)
        server.closeAllConnections()
      }),
  }
}
