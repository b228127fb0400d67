import { site } from '#content/site.ts'

/**
 * Whether the site has one: its words are there, and it is not switched off. A build for a folder without
 * `assistant.ts` has `false` in the place of this (cli/build/company-in-site.ts).
 */
export const hasAssistant: boolean = site.assistant !== false
