export { countMembers, forgetBulkActs, nextMembers } from './bulk-act.store.ts'
export { type BulkSelection, fixChosen } from './fix-chosen.ts'
