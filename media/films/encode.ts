import { spawn } from 'node:child_process'
import { rename, rm, stat, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { frameHeight, frameWidth } from './stage.ts'
import type { Step } from './stage.ts'

const pixels = `${frameWidth}x${frameHeight}`
const firstQuality = 23
const bestQuality = 18
const posterQualities = [84, 78, 72, 64, 56, 48]
const mostPosterBytes = 60_000

/** Says in words what to do when the encoder is missing. */
export async function checkEncoder(): Promise<string | undefined> {
  try {
    await run(['-hide_banner', '-version'])
    return undefined
  } catch {
    return 'ffmpeg is needed to make films and was not found: apt-get install ffmpeg (Debian) or brew install ffmpeg'
  }
}

/** Keeps frames without loss on disk, so that a film too large is encoded again and not drawn again. */
export function openReel(file: string, fps: number) {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', pixels, '-r', String(fps), '-i', '-']
  const code = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', file]
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...code], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const done = ended(child)
  // A fault of the encoder is reported by `done`; without this the broken pipe would throw first.
  child.stdin.on('error', () => undefined)
  return {
    async add(frame: Buffer): Promise<void> {
      if (!child.stdin.write(frame)) {
        await Promise.race([new Promise((resolve) => child.stdin.once('drain', resolve)), done])
      }
    },
    async finish(): Promise<void> {
      child.stdin.end()
      await done
    },
  }
}

/**
 * Encodes as well as fits: the size halves with about six steps of quality, so that two or three
 * attempts find it. Dark grounds need the bits of aq-mode 3 to stay free of bands.
 */
export async function encode(reel: string, target: string, mostBytes: number): Promise<number> {
  const part = `${target}.part.mp4`
  for (let quality = firstQuality, turn = 0; turn < 6; turn++) {
    await run(['-y', '-i', reel, ...settings(quality), part])
    const { size } = await stat(part)
    const step = Math.ceil(6 * Math.log2((size / mostBytes) * 1.06))
    if (size <= mostBytes && (step > -5 || quality <= bestQuality || turn > 0)) {
      await rename(part, target)
      return size
    }
    quality = Math.max(bestQuality, quality + (size > mostBytes ? Math.max(1, step) : step))
  }
  await rm(part, { force: true })
  throw new Error(`${target} does not fit into ${mostBytes} bytes`)
}

const settings = (quality: number) => [
  ...['-an', '-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'],
  ...['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow'],
  ...['-crf', String(quality), '-aq-mode', '3', '-aq-strength', '1', '-bf', '3', '-g', '240'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv', '-movflags', '+faststart', '-map_metadata', '-1', '-threads', '1'],
]

export async function writePoster(frame: Buffer, target: string): Promise<void> {
  const raw = { width: frameWidth, height: frameHeight, channels: 4 as const }
  for (const quality of posterQualities) {
    const picture = await sharp(frame, { raw }).removeAlpha().webp({ quality, effort: 5 }).toBuffer()
    if (picture.length > mostPosterBytes && quality !== posterQualities.at(-1)) continue
    await writeFile(target, picture)
    return
  }
}

/** WebVTT, one cue per step. */
export function captionsOf(steps: Step[]): string {
  const cues = steps.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

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
