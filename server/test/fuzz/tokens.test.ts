import { expect, test } from 'vitest'
import { createMailTokens, type PagePurpose, pagePurposes } from '../../src/features/assembly/index.ts'
import { optinToken } from '../../src/features/messages/index.ts'
import { createSecrets } from '../../src/platform/secrets/secrets.ts'
import { proving } from '../proves.ts'
import { testSeed } from '../seed.ts'
import { attackTokens, seededRandom } from './token-attack.ts'

const master = 'the master secret of the token fuzzing'
const tokens = createMailTokens(master, ['a former secret, which is long enough too'])
const ticket = { accountId: 1, subscriberId: 2, newsletterId: 3, channelId: 4, issuedAt: new Date(5000) }

test('T48: of 100,000 changed tokens none is accepted', proving('E-237'), () => {
  expect(attackTokens(tokens, 100_000, seededRandom(testSeed))).toEqual([])
})

test('the attack would find a door that is open', () => {
  const careless = { ...tokens, openPage: (text: string) => (text.length === 80 ? ticket : null) }
  expect(attackTokens(careless, 1000, seededRandom(1)).length).toBeGreaterThan(100)
})

test('T48: what was made for one purpose opens nothing else', () => {
  const names = { runId: 7, messageId: 8 }
  const made: Record<string, string> = {
    ...Object.fromEntries(pagePurposes.map((purpose) => [purpose, tokens.sealPage(ticket, purpose)])),
    messageId: tokens.encodeMessageId(names),
    returnPath: tokens.encodeReturnPath({ ...names, accountId: 1 }),
    optin: optinToken(createSecrets(master), Buffer.alloc(16, 1)),
  }
  const pageReader = (purpose: PagePurpose) => [purpose, (text: string) => tokens.openPage(text, purpose)] as const
  const readers: Record<string, (text: string) => unknown> = {
    ...Object.fromEntries(pagePurposes.map(pageReader)),
    messageId: tokens.decodeMessageId,
    returnPath: tokens.decodeReturnPath,
  }
  const opened = Object.entries(made).flatMap(([of, text]) =>
    Object.entries(readers).flatMap(([as, read]) => (read(text) === null ? [] : [`${of} as ${as}`])),
  )
  const own = [...pagePurposes, 'messageId', 'returnPath'].map((name) => `${name} as ${name}`)
  expect(opened).toEqual(own)
})
