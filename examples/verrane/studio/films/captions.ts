import type { Step } from './stage.ts'

/** WebVTT, one cue per step. */
export function captionsOf(steps: Step[]): string {
  const cues = steps.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
