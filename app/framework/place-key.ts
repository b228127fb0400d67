/** What the router tells places in history apart by. */
export const placeKey = () => (history.state as { key?: string } | null)?.key ?? ''
