/** The id of a budget's form and result in its page. */
export const budgetPart = 'channel'
