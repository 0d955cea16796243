import { expect, test } from 'vitest'
import { faultsOf } from './sign-in.rules.ts'

test.each([
  ['everything is there', 'mara@lindhof.example', 'secret', {}],
  ['spaces around an address are nobody’s fault', ' mara@lindhof.example ', 'secret', {}],
  ['nothing typed', '', '', { email: 'emailMissing', password: 'passwordMissing' }],
  ['a name instead of an address', 'mara', 'secret', { email: 'emailWithoutAt' }],
  ['the part after @ is missing', 'mara@', 'secret', { email: 'emailWithoutHost' }],
])('%s', (_name, email, password, faults) => expect(faultsOf({ email, password })).toEqual(faults))
