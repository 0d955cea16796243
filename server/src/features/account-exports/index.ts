export { forgetAccountExportFiles, lastDownload, listAccountExports } from './account-export.store.ts'
export { makeArchiveLink, openArchive, takeArchive, withEnd } from './fetch-account-export.ts'
export { startAccountExport } from './start-account-export.ts'
