export const articleFolder = 'storage/stockImages/articles'
export const articleSize = { width: 1200, height: 675 }
