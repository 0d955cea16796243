export { type KeyCaller, keyRoutes } from './key-routes.ts'
