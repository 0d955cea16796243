export { resetAccountValue, setAccountValue } from './account-value.ts'
export { createCustomerField } from './create-customer-field.ts'
export { fieldFaults, fieldRefusals } from './customer-field.refusals.ts'
export {
  type DataType,
  dataTypes,
  type FieldType,
  type FieldValue,
  fieldTypes,
  isCalendarDate,
  normalizeFieldValue,
  typeExpectations,
} from './customer-field.rules.ts'
export { type CustomerField, listCustomerFields } from './customer-field.store.ts'
export { listFieldRequests } from './field-request.store.ts'
export { requestField } from './request-field.ts'
