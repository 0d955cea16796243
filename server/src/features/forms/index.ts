export { findOpenForm } from './form.store.ts'
export { formUrl } from './form-url.rules.ts'
