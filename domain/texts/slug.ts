/** Lower-cased, quotes removed, all that is neither letter nor digit turned to hyphens; may be empty. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['"`‘’‚‛“”„‟′″]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
