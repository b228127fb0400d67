/** The element of a form's field; links of an error summary lead there. */
export const fieldId = (form: string, field: string) => `${form}-${field}`
