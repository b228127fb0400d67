/** Where the site says it is, which is not where the tests reach it. */
export const origin = 'https://www.site.example'
