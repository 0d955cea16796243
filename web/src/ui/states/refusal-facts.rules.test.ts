import { expect, test } from 'vitest'
import { askedRole } from './refusal-facts.rules.ts'

test.each<[string, Record<string, unknown>, string]>([
  ['the least role that has it', { allowedRoles: ['admin', 'editor'] }, 'editor'],
  ['admins where only they have it', { allowedRoles: ['admin'] }, 'admin'],
  ['admins where nobody is named', {}, 'admin'],
])('%s', (_name, values, role) => expect(askedRole(values)).toBe(role))
