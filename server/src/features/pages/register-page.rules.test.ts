import { expect, test } from 'vitest'
import { registerPageFor } from './register-page.rules.ts'

const account = { channelId: 0, isInherited: false, registerUrl: 'https://nord.example/join', registerFormId: null }
const own = { channelId: 7, isInherited: false, registerUrl: 'https://nord.example/offers', registerFormId: null }
const byForm = { channelId: 7, isInherited: false, registerUrl: null, registerFormId: 3 }
const open = [{ id: 3, publicId: 'ab' }]
const form = 'https://p.example/form/ab'

test.each([
  ['the channel’s form', [account, byForm], [7], open, form],
  ['the channel’s own page', [account, own], [7], open, own.registerUrl],
  ['the account’s, where the channel names none', [account], [7], open, account.registerUrl],
  ['the account’s, where its form is shut', [account, byForm], [7], [], account.registerUrl],
  [
    'that of the L-account, where the channel names none',
    [account, { ...own, isInherited: true }],
    [7],
    open,
    own.registerUrl,
  ],
  ['the account’s, for several channels', [account, own], [7, 8], open, account.registerUrl],
  ['none', [], [7], open, null],
])('signing up is by %s', (_, stored, channelIds, openForms, expected) => {
  expect(registerPageFor(stored, { channelIds, openForms, publicUrl: 'https://p.example/' })).toBe(expected)
})
