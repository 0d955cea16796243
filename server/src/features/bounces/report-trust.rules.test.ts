import { expect, test } from 'vitest'
import { messageStates } from '../messages/message-state.rules.ts'
import { distrustOf, type ReportedMessage } from './report-trust.rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const message: ReportedMessage = {
  subscriberId: 7,
  emailKey: 'anna+news@firma.example',
  isOfFormerAddress: false,
  newsletterId: 1,
  channelId: 1,
  isTest: false,
  state: messageStates.accepted,
  wireAt: '2026-11-01 12:00:00',
  replyCode: null,
  reply: null,
}
const about = (...recipients: string[]) => recipients

test.each<[string, Partial<ReportedMessage> | null, string[], string | null]>([
  ['is believed up to fourteen days after the hand-over', {}, about('anna+news@firma.example'), null],
  ['is believed when it names nobody', {}, about(), null],
  ['may write the address in its own way', {}, about('Anna+News@FIRMA.example'), null],
  ['may encode the address as RFC 3461 says', {}, about('anna+2Bnews@firma.example'), null],
  ['may name the original besides the final recipient', {}, about('other@x.example', 'anna+news@firma.example'), null],
  ['about somebody else is not believed', {}, about('eva@firma.example'), 'otherRecipient'],
  ['that names nonsense is not believed', {}, about('<<>>'), 'otherRecipient'],
  ['is too old a second later', { wireAt: '2026-11-01 11:59:59' }, about(), 'tooOld'],
  ['about no message is not believed', null, about(), 'noMessage'],
  ['about a message that is gone is not believed', { state: null, wireAt: null }, about(), 'noMessage'],
  ['about a mail never sent is not believed', { state: messageStates.excluded, wireAt: null }, about(), 'neverSent'],
  [
    'about a mail that waits for its next attempt is not believed',
    { state: messageStates.deferred },
    about(),
    'neverSent',
  ],
  ['about a refused mail adds nothing', { state: messageStates.rejected }, about(), 'neverSent'],
  ['about a test mail is not believed', { isTest: true }, about(), 'testMail'],
  ['about somebody who is gone is not believed', { emailKey: null }, about(), 'subscriberGone'],
])('a report %s', (_name, changes, recipients, distrust) => {
  expect(distrustOf(changes === null ? undefined : { ...message, ...changes }, { recipients, now })).toBe(distrust)
})
