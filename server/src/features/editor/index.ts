export { deleteAllVersions } from './version.store.ts'
