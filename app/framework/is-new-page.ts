/** Whether the page was led to, and not read anew or stepped back to: then the browser has filled in none of its fields. */
export function isNewPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}
