import { expect, test } from 'vitest'
import { decideAdmission, type Known, type OpenInvitation } from './admission.rules.ts'

const home = { accountId: 3, customerId: 1 }
const member = { id: 7, accessVersion: 0, isThisSubject: false, hasOtherSubject: false, works: true }
const invited = (role: OpenInvitation['role'], accountId = 5): OpenInvitation => ({
  accountId,
  customerId: 2,
  id: 9,
  role,
  languageIso: 'de',
})
const byInvitation = (role: OpenInvitation['role']) => ({
  accountId: 5,
  customerId: 2,
  role,
  invitationId: 9,
  languageIso: 'de',
})
const nobody: Known = { user: null, invitations: [], home: null }

test.each<[string, Partial<Known>, object]>([
  ['a stranger', {}, { kind: 'refuse' }],
  ['a member, the first time', { user: member }, { kind: 'enter', userId: 7, mustLink: true }],
  ['a member again', { user: { ...member, isThisSubject: true } }, { kind: 'enter', userId: 7, mustLink: false }],
  ['somebody else with the email of a member', { user: { ...member, hasOtherSubject: true } }, { kind: 'refuse' }],
  [
    'somebody else with that email, who was invited',
    { user: { ...member, hasOtherSubject: true, works: false }, invitations: [invited('editor')] },
    { kind: 'refuse' },
  ],
  [
    'invited and new',
    { invitations: [invited('editor')] },
    { kind: 'join', userId: null, mustLink: true, joinings: [byInvitation('editor')] },
  ],
  ['invited as an admin', { invitations: [invited('admin')] }, { kind: 'refuse' }],
  [
    'invited as an admin, and elsewhere as an author',
    { invitations: [invited('admin', 4), invited('author')] },
    { kind: 'join', userId: null, mustLink: true, joinings: [byInvitation('author')] },
  ],
  [
    'of a bound domain',
    { home },
    {
      kind: 'join',
      userId: null,
      mustLink: true,
      joinings: [{ ...home, role: 'analyst', invitationId: null, languageIso: null }],
    },
  ],
  [
    'an invitation says more than a domain',
    { home, invitations: [invited('editor')] },
    { kind: 'join', userId: null, mustLink: true, joinings: [byInvitation('editor')] },
  ],
  ['removed, of a bound domain', { home, user: { ...member, works: false } }, { kind: 'refuse' }],
  [
    'removed, and invited again',
    { user: { ...member, isThisSubject: true, works: false }, invitations: [invited('analyst')] },
    { kind: 'join', userId: 7, mustLink: false, joinings: [byInvitation('analyst')] },
  ],
  [
    'a member who was invited elsewhere stays what they are',
    { user: member, invitations: [invited('editor')] },
    { kind: 'enter', userId: 7, mustLink: true },
  ],
])('%s', (_name, known, decided) => expect(decideAdmission({ ...nobody, ...known })).toEqual(decided))
