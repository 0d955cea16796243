import { z } from 'zod'
import { faults } from '../../platform/errors/field-error.ts'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const fieldRefusals = refusals({
  customer_field_not_found: {
    status: 404,
    title: 'Customer field not found',
    detail: 'The customer has no field with this id.',
  },
  field_requests_too_many: withValues({
    status: 429,
    title: 'Too many fields asked for',
    members: { most: z.int().describe('How many may wait at once') },
    detail: ({ most }) => `${most} fields are asked for already. Wait until some of them are made.`,
  }),
  field_request_not_waiting: withValues({
    status: 409,
    title: 'Nothing to decide',
    members: { requestId: z.int() },
    detail: ({ requestId }) => `There is no request ${requestId} in this account, or it has been decided.`,
  }),
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
