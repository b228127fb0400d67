/** How long a boot waits for a database or storage that may answer yet, before it goes on without. */
export const bootTimeoutMilliseconds = 1000
