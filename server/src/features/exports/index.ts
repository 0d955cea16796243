export { exportRefusals } from './export.refusals.ts'
export { forgetExportFiles } from './export.store.ts'
export { fileEndsAtMs, isLinkFor, type LinkScope, linkFor } from './export-link.rules.ts'
