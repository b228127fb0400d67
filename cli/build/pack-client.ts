// node cli/build/pack-client.ts FOLDER: compresses the files of a built client, each beside itself.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from '#server/http/compression.ts'

const compressible = /\.(?:css|js|mjs|json|svg|txt|webmanifest)$/

const [folder = 'build'] = process.argv.slice(2)
const client = join(folder, 'client')
const paths = await readdir(client, { recursive: true })
await Promise.all(
  paths
    .filter((path) => compressible.test(path))
    .map(async (path) => {
      const file = join(client, path)
      const bytes = await readFile(file)
      await writeFile(`${file}.br`, await compress(bytes, 'br', 11))
      await writeFile(`${file}.gz`, await compress(bytes, 'gzip', 9))
    }),
)
