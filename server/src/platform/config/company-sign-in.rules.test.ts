import { expect, test } from 'vitest'
import { companySignInFaults } from './company-sign-in.rules.ts'
import { ConfigError, loadConfig } from './config.ts'

const whole = { OIDC_ISSUER: 'https://id.lindhof.example', OIDC_CLIENT_ID: 'postrider', OIDC_CLIENT_SECRET: 's' }

test.each([
  ['none', {}, []],
  ['all', whole, []],
  ['a provider on this machine', { ...whole, OIDC_ISSUER: 'http://127.0.0.1:4000/realm' }, []],
  ['in clear', { ...whole, OIDC_ISSUER: 'http://id.lindhof.example' }, [/^OIDC_ISSUER: must begin with https/]],
  ['a query', { ...whole, OIDC_ISSUER: 'https://id.lindhof.example/?a' }, [/^OIDC_ISSUER: has no \?/]],
  [
    'the document instead of the issuer',
    { ...whole, OIDC_ISSUER: 'https://id.lindhof.example/.well-known/openid-configuration' },
    [/leave out/],
  ],
  ['half', { OIDC_ISSUER: whole.OIDC_ISSUER }, [/^OIDC_CLIENT_ID: is missing; set/, /^OIDC_CLIENT_SECRET: is missing/]],
  ['a secret alone', { OIDC_CLIENT_SECRET: 's' }, [/^OIDC_ISSUER: is missing/, /^OIDC_CLIENT_ID: is missing/]],
])('%s', (_name, settings, faults) =>
  expect(companySignInFaults(settings)).toEqual(faults.map((fault) => expect.stringMatching(fault))),
)

test('a process does not start with half of them', () => {
  expect(() => loadConfig({ OIDC_ISSUER: whole.OIDC_ISSUER })).toThrow(ConfigError)
  expect(() => loadConfig({ ...whole, OIDC_ISSUER: 'ftp://id.lindhof.example' })).toThrow(/OIDC_ISSUER/)
  expect(loadConfig(whole)).toMatchObject(whole)
})
