import { lossBudget } from '#content/loss-budget.ts'
import { checkFit } from './check-fit.ts'
import { compareProducts } from './compare-products.ts'
import { getDocument } from './get-document.ts'
import { getProduct } from './get-product.ts'
import { lossBudgetTool } from './loss-budget-tool.ts'
import { searchDocuments } from './search-documents.ts'
import { searchProducts } from './search-products.ts'
import type { Tool } from './tool.ts'

/** What programs and language models may ask of this site. */
export const tools: readonly Tool[] = [
  searchProducts,
  getProduct,
  compareProducts,
  checkFit,
  ...(lossBudget ? [lossBudgetTool(lossBudget)] : []),
  searchDocuments,
  getDocument,
]
