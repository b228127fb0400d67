export const fontUrl: string | undefined = undefined
