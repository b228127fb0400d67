import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { frameHeight, frameWidth } from './stage.ts'

const firstQuality = 23
const bestQuality = 18
const posterQualities = [84, 78, 72, 64, 56, 48]
const maxPosterBytes = 60_000

/** Says in words what to do when the encoder is missing. */
export async function checkEncoder(): Promise<string | undefined> {
  try {
    await run(['-hide_banner', '-version'])
    return undefined
  } catch {
    return 'ffmpeg is needed to make films and was not found: apt-get install ffmpeg (Debian) or brew install ffmpeg'
  }
}

/**
 * Encodes as well as fits: the size halves with about six steps of quality, so that two or three
 * attempts find it. Dark grounds need the bits of aq-mode 3 to stay free of bands.
 */
export async function encode(
  reel: string,
  fps: number,
  target: string,
  maxBytes: number,
): Promise<void> {
  for (let quality = firstQuality, turn = 0; turn < 6; turn++) {
    await run(['-y', ...source(reel, fps).flat(), ...settings(quality).flat(), target])
    const { size } = await stat(target)
    const step = Math.ceil(6 * Math.log2((size / maxBytes) * 1.06))
    if (size <= maxBytes && (step > -5 || quality <= bestQuality || turn > 0)) return
    quality = Math.max(bestQuality, quality + (size > maxBytes ? Math.max(1, step) : step))
  }
  throw new Error(`the film does not fit into ${maxBytes} bytes`)
}

const settings = (quality: number) => [
  words('-an -c:v libx264 -profile:v high -preset slow -crf', quality),
  words('-aq-mode 3 -aq-strength 1 -bf 3 -g 240 -threads 1'),
  words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'),
  words('-movflags +faststart -map_metadata -1'),
]

/** The first frame as WebP. */
export async function poster(reel: string): Promise<Buffer> {
  const still = `${reel}.png`
  const colour = 'scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int'
  const first = words('-frames:v 1 -pix_fmt rgb24 -vf')
  await run(['-y', ...source(reel, 1).flat(), ...first, colour, still])
  let picture = Buffer.alloc(0)
  for (const quality of posterQualities) {
    picture = await sharp(still).webp({ quality, effort: 5 }).toBuffer()
    if (picture.length <= maxPosterBytes) break
  }
  return picture
}

const source = (reel: string, fps: number) => [
  words(`-f rawvideo -pix_fmt yuv420p -s ${frameWidth}x${frameHeight} -r`, fps),
  ['-i', reel],
]

const words = (text: string, ...more: number[]) => [...text.split(' '), ...more.map(String)]

async function run(args: string[]): Promise<void> {
  await ended(
    spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  )
}

function ended(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (part: Buffer) => (said += part))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg stopped with ${code}: ${said.trim()}`)),
    )
  })
}
