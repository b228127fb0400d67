/** English words that say nothing of a product. */
export const stopWords = new Set(
  `a an and any are as at be but by can do does for from has have how i if in is it me my need no not
  of on one or our please that the their there this to us want we what which will with would you your`.split(
    /\s+/,
  ),
)

/** English endings, cut where a stem of three letters is left. */
export const endings = /(?<=[a-z]{3})(?:ings?|ed|es|s)$/
