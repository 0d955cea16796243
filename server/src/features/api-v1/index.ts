export { apiAddress, apiBase } from './api-base.ts'
export { type KeyCaller, keyRoutes } from './key-routes.ts'
