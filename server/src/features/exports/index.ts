export { forgetExportFiles } from './export.store.ts'
