import { useEffect, useState, type RefObject } from 'react'
import type { ModelStage } from './model-stage.ts'

/** What became of a model that was asked for. */
export type ModelState =
  | { phase: 'loading' | 'failed' | 'undrawable' }
  | { phase: 'shown'; stage: ModelStage }

/** Brings a model and the code that draws it, side by side, and draws it on the canvas. */
export function useModel(
  href: string,
  canvas: RefObject<HTMLCanvasElement | null>,
  /** Counts how often it was asked for: another number tries again. */
  attempt: number,
): ModelState {
  const [state, setState] = useState<ModelState>({ phase: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let stage: ModelStage | undefined
    setState({ phase: 'loading' })
    void bring()
    return () => {
      leaving.abort()
      stage?.close()
    }

    async function bring() {
      if (!canDraw()) return setState({ phase: 'undrawable' })
      try {
        const [{ modelStage, readModel }, file] = await Promise.all([
          import('./model-stage.ts'),
          fetchModel(href, signal),
        ])
        const model = await readModel(file)
        if (signal.aborted) return
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
        stage = modelStage(canvas.current!, model, isStill)
        setState({ phase: 'shown', stage })
      } catch {
        if (!signal.aborted) setState({ phase: 'failed' })
      }
    }
  }, [href, canvas, attempt])
  return state
}

/** A phone on a bad day brings a model in half of it. */
const timeoutMilliseconds = 30_000

async function fetchModel(href: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const late = AbortSignal.timeout(timeoutMilliseconds)
  const answer = await fetch(href, { signal: AbortSignal.any([signal, late]) })
  if (!answer.ok) throw new Error(`the storage answered ${answer.status}`)
  return await answer.arrayBuffer()
}

/** On a canvas of its own: one that has been asked in vain gives no other context. */
function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
