// node cli/build/pack-client.ts FOLDER: packs what is sent compressed of a build's client, at its best.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compress } from '#server/http/compression.ts'
import { isPacked, packedFile } from '#server/http/packed-files.ts'

const [folder = 'build'] = process.argv.slice(2)
const client = join(folder, 'client')
const paths = await readdir(client, { recursive: true })
await Promise.all(
  paths.filter(isPacked).map(async (path) => {
    const packed = await compress(await readFile(join(client, path)), 'br', 11)
    const to = packedFile(client, path)
    await mkdir(dirname(to), { recursive: true })
    await writeFile(to, packed)
  }),
)
