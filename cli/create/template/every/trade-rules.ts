import type { TradeRules } from '#domain/records/trade-rules.ts'

/** What cannot be true in your trade: the check of the products knows the rest. */
export const tradeRules: TradeRules = { relations: ['mounting', 'transport'] }
