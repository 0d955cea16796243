export { forgetImportFiles, forgetImports } from './import.store.ts'
