import * as locale from '#texts/locale.ts'

/** Begins a page that the server writes itself. */
export const htmlTag = `<html lang="${locale.lang}"${locale.direction === 'rtl' ? ' dir="rtl"' : ''}>`
