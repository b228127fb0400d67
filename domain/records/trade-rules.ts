/**
 * What the check of a catalogue knows of a trade, as data of the company. Whatever is left out is
 * not checked.
 */
export type TradeRules = {
  /** Words in texts that look like the company's part numbers and are none. */
  notNumbers?: string[]
  /** Joints that look alike: what a hand can join although it must not be. */
  joints?: Joint[]
  /**
   * Of an attribute in the traits of joints, what comes of mating two ends that differ in it alone: a
   * sentence that parts lists and the assistant say to buyers.
   */
  mismatches?: Record<string, string>
  /** Of an attribute of one end, the attribute that says it of the other: `polish: 'polishB'`. */
  otherEnds?: Record<string, string>
  /** What a part may be to a product, as `includes` and `accessories` write it. */
  relations?: string[]
  /** What cannot be true of one product. */
  forbidden?: Forbidden[]
  /** Rules of this company alone, which none of the others can say. */
  rules?: RecordRule[]
  /** Attributes that repeat what the field `entries` lists. */
  entries?: { count?: string; largest?: string }
  compliance?: ComplianceRules
  /** The attribute that lists the standards which the field `conformity` explains. */
  standards?: string
}

/** Of one joint's interfaces only equal ones may be mated. */
export type Joint = {
  name: string
  /** Each with the attribute values of a product that has it. */
  interfaces: { name: string; traits?: Record<string, string[]> }[]
}

/** A record that meets all of this contradicts itself. */
export type Forbidden = {
  /** Attributes with the values of which each must have one. */
  attributes?: Record<string, string[]>
  /** All of them are found in the record's texts, which are its name, its prose and its lists. */
  texts?: RegExp[]
  /** What is wrong, and what to write. */
  message: string
}

/** Judges one record as it is stored. */
export type RecordRule = {
  /** The field that a fault is reported at. */
  field: string
  /** What is wrong, and what to write; undefined where nothing is. */
  wrongWith: (record: Readonly<Record<string, unknown>>) => string | undefined
}

/** How the field `compliance` agrees with itself and with the attributes. */
export type ComplianceRules = {
  /** The attribute that states the status. */
  attribute: string
  /** Every stated status needs its record. */
  required?: true
  /** The attribute with the country of final assembly. */
  origin?: string
  /** Statuses that rest on a waiver of an input. */
  waived: string[]
  /** Statuses that a letter can certify, and how its number looks. */
  certified?: { statuses: string[]; letter: RegExp }
  classes: ComplianceClass[]
}

export type ComplianceClass = {
  name: string
  /** The statuses that a product of this class can have; any without it. */
  statuses?: string[]
  /** Judged by the share of cost: a status of these needs more than `above` percent. */
  costShare?: { above: number; statuses: string[] }
}
