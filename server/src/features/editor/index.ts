export { deleteArticleTemplate } from './delete-article.ts'
export { deleteAllVersions } from './version.store.ts'
