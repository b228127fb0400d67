import type { BudgetWords } from './loss-budget-words.ts'
import type { Joint } from './trade-rules.ts'

/** What one thing takes, in the budget's unit: at the least, as a rule, at the worst. */
export type Losses = { least?: number; typical?: number; worst?: number }

/**
 * What is added up along a channel of products, and against what it is held: light lost in fiber,
 * pressure in pipes.
 */
export type BudgetRules = {
  unit: string
  /** Attributes that state what a product takes; the first that it states counts. */
  attributes: {
    key: string
    /** Where records state one number that is set on purpose: what it may be, and who says so. */
    nominal?: { within: (value: number) => Losses; source: string }
  }[]
  /** What a figure of each basis covers; one of another basis is taken as it is. */
  bases: Record<string, Covered>
  /** Under what the figures are asked for; where neither address nor limit says, the `usual` one. */
  usual: string
  conditions: { key: string; label: string; value?: number }[]
  /** The attribute with the interval of conditions in which a product's figures hold. */
  holdsFor?: string
  media: Medium[]
  /** Units of length in the figures' own (`factor`); the first is shown in sums. */
  lengths: { unit: string; factor: number }[]
  /**
   * Of a product that is a length of a medium: which attribute says how long, in
   * a unit of `factor`, and which of what.
   */
  run?: { length: string; factor: number; medium: string; media: Record<string, string> }
  parts: BudgetPiece[]
  /** Attribute values of an end that is joined for good, and by which attributes ends are told. */
  open?: { attributes: string[]; values: string[] }
  joints: Joint[]
  /** Values of an attribute that may stand in one channel together. */
  agree: { attribute: string; groups: string[][] }[]
  limits: BudgetLimit[]
}

export type LossBudget = BudgetRules & {
  /** Channels to begin with; `query` as the page's address has it. */
  examples: { label: string; query: string }[]
  words: BudgetWords
}

/** `body`: it takes something besides its joints and splices. */
export type Covered = { joints?: number; splices?: number; body?: true }

/** What is counted by its length. */
export type Medium = {
  key: string
  label: string
  /** Of one unit of length, by condition. */
  per: Record<string, Losses>
  /** Attribute values that it has in common with what it goes with. */
  traits?: Record<string, string>
  source: string
}

/** What is counted by the piece and is no product: a joint or a splice of a standard. */
export type BudgetPiece = Covered & { key: string; label: string; losses: Losses; source: string }

export type BudgetLimit = {
  key: string
  label: string
  /** Heading that it stands under. */
  group: string
  source: string
  /** Where the limit holds; everywhere without it. */
  conditions?: string[]
  /** Keys of the media that it is for, and the longest that it allows. */
  media?: string[]
  longest?: number
} & (
  | { most: number; least?: number }
  | {
      /** Allowed for each joint, each splice and each length, by medium and condition. */
      allowed: { joint: number; splice: number; media: Record<string, Record<string, number>> }
    }
)
