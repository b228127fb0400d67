/** What React renders with; of its types only what is used here. */
declare module 'scheduler' {
  /** Sets how long a slice of rendering may be: a second by so many; 5 ms by 0. */
  export function unstable_forceFrameRate(slicesASecond: number): void
  /** Whether a slice is over, for what runs in one. */
  export function unstable_shouldYield(): boolean
  export function unstable_scheduleCallback(priority: number, run: () => void): unknown
}
