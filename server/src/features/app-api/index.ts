export { appBase, type WebCaller, webRoutes } from './web-routes.ts'
