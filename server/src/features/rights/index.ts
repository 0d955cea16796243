export { exportPerson } from './export-person.ts'
export { findPerson } from './find-person.ts'
export { forgetOutdated } from './forget-outdated.ts'
export { type PersonExport, personColumns, personLines } from './person-export.rules.ts'
