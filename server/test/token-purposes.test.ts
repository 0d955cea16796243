import { expect, test } from 'vitest'
import { createMailTokens, pagePurposes } from '../src/features/assembly/index.ts'
import { createTrackingTokens } from '../src/features/tracking/index.ts'

const master = 'a master secret of the tests, 32 or more'
const mail = createMailTokens(master)
const tracking = createTrackingTokens(master)

test('T48 what was sealed for one purpose opens nothing of another', () => {
  const page = { accountId: 1, subscriberId: 2, newsletterId: 3, channelId: 4, issuedAt: new Date(0) }
  const foreign = [
    mail.encodeMessageId({ runId: 12, messageId: 56 }),
    mail.encodeReturnPath({ accountId: 1, runId: 12, messageId: 56 }),
    ...pagePurposes.map((purpose) => mail.sealPage(page, purpose)),
    mail.sealUndo({ accountId: 1, consentSeq: 2 }),
  ]
  for (const text of foreign.flatMap((name) => [name, name.slice(0, 32), name.slice(-32)]))
    expect(tracking.open(text)).toBeNull()
  const own = tracking.seal({ runId: 12, contentId: 34, messageId: 56 })
  expect(mail.decodeMessageId(own)).toBeNull()
  expect(mail.decodeReturnPath(own)).toBeNull()
  for (const purpose of pagePurposes) expect(mail.openPage(own, purpose)).toBeNull()
  for (const text of [own, ...foreign.slice(0, -1)]) expect(mail.openUndo(text)).toBeNull()
  expect(mail.openUndo(foreign.at(-1) as string)).toEqual({ accountId: 1, consentSeq: 2 })
})
