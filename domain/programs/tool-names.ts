/** What programs may ask, in the order in which they are told of it. */
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

/** Of what the tools take and tell: raised with each change of their shapes. */
export const toolsVersion = '1.1.0'
