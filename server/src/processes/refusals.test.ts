import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { proving } from '../../test/proves.ts'
import { failureReasons } from '../features/mailings/mailing.rules.ts'
import { remedies } from '../remedies.rules.ts'
import { faultSentences, refusalCodes, refusalKinds } from './refusals.ts'

test('a code means the same wherever it is refused with', () => {
  const differing = refusalKinds.filter(({ code, status, title }) => {
    const first = refusalCodes.get(code)
    return first?.status !== status || first.title !== title
  })
  expect(differing.map(({ code, title }) => `${code}: ${title}`)).toEqual([])
})

// biome-ignore format: one line per status
const codesOfTheApplication = {
  400: ['duplicate_member'],
  403: ['account_locked', 'account_not_approved', 'article_locked', 'csrf_failed', 'group_locked', 'not_available_for_account_type', 'reauthentication_required', 'second_factor_required'],
  409: ['already_member', 'article_unavailable', 'channel_in_use', 'domain_claimed', 'group_in_use', 'has_subaccounts', 'in_use', 'invalid_state', 'language_in_use', 'last_admin', 'mailing_in_use', 'optin_mailing_missing', 'receiver_archived'],
  412: ['changed_meanwhile'],
  422: ['legal_basis_invalid', 'too_many_members'],
  429: ['authentication_throttled', 'receiver_throttled'],
} as const

test.each(Object.entries(codesOfTheApplication))('the codes of %s are there', proving('W-138.1'), (status, codes) => {
  expect(codes.map((code) => [code, refusalCodes.get(code)?.status])).toEqual(
    codes.map((code) => [code, Number(status)]),
  )
})

test('those of single members, and those that say why nobody was mailed', proving('W-138.1'), () => {
  expect(Object.keys(faultSentences)).toEqual(
    expect.arrayContaining(['channel_unknown', 'characters_invalid', 'field_not_allowed', 'group_cycle']),
  )
  expect(failureReasons).toEqual(
    expect.arrayContaining([
      'group_missing',
      'group_invalid',
      'channel_closed',
      'article_unavailable',
      'sender_unverified',
      'account_locked',
      'too_late',
      'no_recipients',
    ]),
  )
})

test('no table of refusals is left out', () => {
  const listed = readFileSync('server/src/processes/refusals.ts', 'utf8')
  const tables = globSync('server/src/{features,platform}/**/*.refusals.ts').map((path) => basename(path))
  expect(tables.length).toBeGreaterThan(30)
  expect(tables.filter((table) => !listed.includes(`/${table}'`))).toEqual([])
})

test('every remedy is one that the doors have words for', () => {
  const named = refusalKinds.flatMap(({ remedy }) => remedy ?? [])
  expect(named.filter((remedy) => !Object.hasOwn(remedies, remedy))).toEqual([])
})
