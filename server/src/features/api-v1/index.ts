export { apiBase } from './api-base.ts'
export { apiDocument } from './api-document.ts'
export { type KeyCaller, keyRoutes } from './key-routes.ts'
