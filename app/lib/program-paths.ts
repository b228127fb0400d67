import { paths } from './paths.ts'

/** Addresses that programs ask for and no page links to: most pages have no code for them. */
export const programPaths = {
  sitemap: (part?: number) => `/sitemap.xml${part ? `?part=${part}` : ''}`,
  llms: () => '/llms.txt',
  /** Which links browsers load ahead. */
  speculationRules: () => '/speculation-rules.json',
  /** News, articles and documents, as Atom. */
  updates: () => '/updates.atom',
  /** The Model Context Protocol, by POST. */
  mcp: () => '/mcp',
  /** A family's products as rows, or each as an object in a line of its own. */
  feed: (family: string, form: 'csv' | 'jsonl') => `/feeds/${encodeURIComponent(family)}.${form}`,
  /** A comparison as a file. */
  comparison: (form: 'csv' | 'xlsx', search: string) => `/compare.${form}${search}`,
  /** A parts list as a file. */
  list: (form: 'csv' | 'xlsx', search: string) => `/list.${form}${search}`,
  /** The documents of its products in one file. */
  listDocuments: (kind: 'data-sheets' | 'letters', items: string) =>
    `/list/${kind}.zip?items=${items}`,
  /** What pages are printed with. */
  printSheet: (version: string) => `/print/${version}.css`,
  /** What the reader says of a document beside it; `doc` is its address. */
  documentFacts: (doc: string) => `/documents.json?doc=${encodeURIComponent(doc)}`,
  /** Its outline with dimensions, in mm or in inches, or from all sides in both. */
  drawing: (slug: string, units: 'metric' | 'us' | 'both') =>
    `/drawings${paths.product(slug)}.svg${units === 'metric' ? '' : `?units=${units}`}`,
}

/** The tools that programs may call, in the order in which they are listed. */
export const toolNames = [
  'search_products',
  'get_product',
  'compare_products',
  'check_fit',
  'loss_budget',
  'search_documents',
  'get_document',
] as const

export type ToolName = (typeof toolNames)[number]
