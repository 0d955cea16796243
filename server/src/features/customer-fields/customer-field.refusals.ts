import { z } from 'zod'
import { faults } from '../../platform/errors/field-error.ts'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const fieldRefusals = refusals({
  customer_field_not_found: {
    status: 404,
    title: 'Customer field not found',
    detail: 'The customer has no field with this id.',
  },
  default_value_unfit: withValues({
    status: 422,
    title: 'Default value does not fit',
    members: { expected: z.string() },
    detail: ({ expected }) => `The default value does not fit: ${expected}`,
  }),
})

export const fieldFaults = faults({
  customer_field_unknown: 'The customer has no field with this id.',
  customer_field_type: 'The value does not match the data type of the field.',
  customer_field_wrong_scope: 'The field is of another fieldType.',
  customer_field_read_only: 'Users may not change this field; the API and imports write it.',
})
