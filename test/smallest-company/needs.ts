/** By product's slug, more of what it is wanted for, in everyday words: for the server's full text alone. */
export const needs: Record<string, string> = {}
