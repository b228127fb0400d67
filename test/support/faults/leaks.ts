import { readdirSync } from 'node:fs'
import { whatIsTold } from './site-tells.ts'

/** What a process holds: open files and sockets, and what its event loop waits for. */
export type Held = { descriptors: number; resources: number }

const samples = 15
const sampleMilliseconds = 200

async function heldNow(pid: number, url: string): Promise<Held> {
  const told = await whatIsTold(url)
  return {
    // Linux alone tells; elsewhere its resources have to do.
    descriptors: descriptorsOf(pid),
    resources: told?.metric('nodejs_active_resources_total') ?? Infinity,
  }
}

function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

/** The most that a process at rest holds: it opens some for each refresh. */
export async function heldAtRest(pid: number, url: string): Promise<Held> {
  const most: Held = { descriptors: 0, resources: 0 }
  for (let sample = 0; sample < samples; sample++) {
    const now = await heldNow(pid, url)
    most.descriptors = Math.max(most.descriptors, now.descriptors)
    most.resources = Math.max(most.resources, now.resources)
    await new Promise((later) => setTimeout(later, sampleMilliseconds))
  }
  return most
}

/** What it holds more than before once it is at rest again; empty where nothing leaked. */
export async function leaked(pid: number, url: string, before: Held): Promise<string[]> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const now = await heldNow(pid, url)
    const more = (['descriptors', 'resources'] as const)
      .filter((what) => now[what] > before[what])
      .map((what) => `${what}: ${before[what]} before, ${now[what]} after`)
    if (!more.length || Date.now() > deadline) return more
    await new Promise((later) => setTimeout(later, sampleMilliseconds))
  }
}
