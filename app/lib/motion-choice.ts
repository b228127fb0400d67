import { recall, remember } from './functionality-cookies.ts'

/** The visitor's own choice of moving pictures; undefined without one. */
export function recallMotion(): boolean | undefined {
  const kept = recall('motion')
  return kept === undefined ? undefined : kept === 'on'
}

export function rememberMotion(moving: boolean): void {
  remember('motion', moving ? 'on' : 'off')
}
