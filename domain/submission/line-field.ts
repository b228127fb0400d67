/** Where a fault of one line is told, such as `lines.3.quantity` for the fourth. */
export const lineField = (line: number, field: string) => `lines.${line}.${field}`
