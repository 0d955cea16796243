import { expect, test } from 'vitest'
import { provingEach } from '../../../test/proves.ts'
import { type Counted, newsletterFigures } from './newsletter-statistics.rules.ts'

const nothing = { n: 0, machine: 0, people: 0, anonymous: 0 }
const never: Counted = {
  ...{ targeted: 0, hasSingleMails: false, states: [], open: nothing, click: nothing },
  ...{ hardBounces: 0, softBounces: 0, complaints: 0, unsubscribes: 0 },
}
const [pending, accepted, rejected, inDoubt, excluded, delivered, bounced] = [0, 3, 5, 6, 8, 12, 13]
const states = (numbers: Record<number, number>) =>
  Object.entries(numbers).map(([state, n]) => ({ state: Number(state), n }))

test.each<[string, Partial<Counted>, object]>([
  ['E-287 never sent', {}, { recipients: 0, sent: 0, delivered: 0, openRate: 0, clickRate: 0 }],
  [
    'D-NWS-2.2 the example of the interface',
    {
      ...{ targeted: 1000, states: states({ [delivered]: 980, [bounced]: 18, [excluded]: 2 }) },
      ...{ hardBounces: 10, softBounces: 8, complaints: 1, unsubscribes: 4 },
      open: { n: 1200, machine: 77, people: 410, anonymous: 0 },
      click: { n: 300, machine: 30, people: 150, anonymous: 0 },
    },
    {
      ...{
        recipients: 1000,
        sent: 998,
        delivered: 980,
        softBounces: 8,
        hardBounces: 10,
        opens: 1200,
        uniqueOpens: 410,
      },
      ...{ clicks: 300, uniqueClicks: 150, unsubscribes: 4, complaints: 1, openRate: 0.4184, clickRate: 0.1531 },
      ...{ machineOpens: 77, machineClicks: 30, anonymousOpens: 0, anonymousClicks: 0 },
    },
  ],
  [
    'single mails are their own targets',
    { hasSingleMails: true, states: states({ [pending]: 2, [accepted]: 3 }) },
    { recipients: 5, sent: 3, delivered: 3 },
  ],
  [
    'a refusal nobody has judged yet',
    { states: states({ [accepted]: 9, [rejected]: 1 }) },
    { sent: 10, delivered: 9, softBounces: 1, hardBounces: 0 },
  ],
  [
    'a bounce that came by mail',
    { states: states({ [accepted]: 10 }), hardBounces: 1 },
    { sent: 10, delivered: 9, softBounces: 0, hardBounces: 1 },
  ],
  ['what is in doubt is not sent', { states: states({ [inDoubt]: 4 }) }, { sent: 0, delivered: 0 }],
  [
    'a bounce of a mail in doubt makes nothing negative',
    { states: states({ [inDoubt]: 4 }), hardBounces: 1 },
    { sent: 0, delivered: 0, hardBounces: 0, softBounces: 0 },
  ],
])(
  '%s',
  provingEach((_name, counted, figures) => expect(newsletterFigures({ ...never, ...counted })).toMatchObject(figures)),
)
