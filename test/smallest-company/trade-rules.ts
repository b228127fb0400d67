import type { TradeRules } from '#domain/records/trade-rules.ts'

export const tradeRules: TradeRules = {}
