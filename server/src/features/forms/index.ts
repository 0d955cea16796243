export { listForms } from './edit-forms.ts'
export { findOpenForm } from './form.store.ts'
