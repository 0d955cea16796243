import { parseArgs } from 'node:util'
import { IdleServer } from '../../../tools/services/idle-server.ts'
import { startPrivateServices } from '../../../tools/services/private-services.ts'
import { privateServices } from '../../../tools/services/settings.ts'
import { startChromium } from '../browser.ts'
import setup from '../global-setup.ts'
import { openPostOffice } from './post-office.ts'
import {
  besiege,
  besiegeNewsletter,
  type Count,
  letPeopleRead,
  type ModeFindings,
  openTabs,
  scannersAreSeen,
} from './siege.ts'

const { values } = parseArgs({
  options: { sample: { type: 'boolean', default: false }, optins: { type: 'string', default: '1000' } },
})
const optins = values.sample ? 40 : Number(values.optins)
if (!Number.isInteger(optins) || optins < 1) throw new Error('--optins takes a whole number: opt-ins per mode')

const mostRefused = 0.005
/** Above, the other figures say too little. */
const mostLeftOut = 0.1
/** A browser starves long before a small server does, and half of the visits still show what they are to show. */
const mostLeftOutOfSample = 0.5
const mostFalse = { adaptive: 0.001, button: 0, direct: 1 }

const explanation = `
Scanners come as gateways do, within seconds after the mail was handed over. People come at once or after 16 seconds, to
mails that scanners have been through, and press once. A machine with a real browser that waits like a person cannot be told
from one; it is counted apart. Nor can, in adaptive mode, one that comes later than 15 seconds: button is for whom that matters.`

await startPrivateServices(privateServices())
await setup()
const office = await openPostOffice()
const chromium = await startChromium()
const control = await IdleServer.start()
try {
  const goals = await run()
  console.log(explanation)
  console.log(`scanners: ${goals.filter(Boolean).length} goals reached, ${goals.filter((goal) => !goal).length} missed`)
  process.exitCode = goals.every(Boolean) ? 0 : 1
} finally {
  await control.stop()
  await chromium.close()
  await office.close()
}

async function run(): Promise<boolean[]> {
  if (!(await scannersAreSeen(office))) throw new Error('scanners confirm nothing even where every visit confirms')
  const tabs = await openTabs(chromium)
  const sieges = [await besiege(office, tabs, 'adaptive', optins), await besiege(office, tabs, 'button', optins)]
  const newsletter = await besiegeNewsletter(office, tabs, { fetched: optins, browsed: Math.ceil(optins / 4) })
  for (const siege of sieges) await letPeopleRead(office, tabs, siege)
  const opened = `${newsletter.links} links of ${newsletter.visits} newsletters, ${newsletter.browsed} of them in a browser too`
  return [
    ...sieges.flatMap(({ findings }) => reportMode(findings)),
    judge(`unsubscribed by opening ${opened}`, newsletter, 0),
  ]
}

function reportMode({ mode, fetched, pressedAtOnce, pressedPatiently, people, leftOut }: ModeFindings): boolean[] {
  const made = pressedAtOnce.visits + pressedPatiently.visits + people.visits
  const leftOutOf = { visits: made + leftOut, wrong: leftOut }
  const goals = [
    judge(`${mode}: confirmed by a scanner that fetches every link`, fetched, mostFalse[mode]),
    judge(`${mode}: confirmed by a browser that presses at once`, pressedAtOnce, mostFalse[mode]),
    judge(`${mode}: people refused`, people, mostRefused),
    judgeMachine(`${mode}: visits left out, because this machine was too slow to make them as meant`, leftOutOf),
  ]
  console.log(`apart  ${mode}: confirmed by a browser that waits 2 s and presses: ${shareOf(pressedPatiently)}`)
  return goals
}

/** How many visits a machine can make is its own affair: a sample judges it only where the control shows a quiet one. */
function judgeMachine(what: string, counted: Count): boolean {
  if (!values.sample) return judge(what, counted, mostLeftOut)
  if (control.isQuiet) return judge(what, counted, mostLeftOutOfSample)
  console.log(`apart  ${what}: ${shareOf(counted)}; ${control.answers}`)
  return true
}

/** Without visits nothing was shown, which in a sample is no fault of the service where the machine was busy. */
function judge(what: string, counted: Count, most: number): boolean {
  const isExcused = counted.visits === 0 && values.sample && !control.isQuiet
  const isReached = isExcused || (counted.visits > 0 && counted.wrong <= most * counted.visits)
  console.log(`${isReached ? 'ok    ' : 'MISSED'} ${what}: ${shareOf(counted)}, at most ${most * 100} % wanted`)
  return isReached
}

function shareOf({ visits, wrong }: Count): string {
  return `${wrong} of ${visits}`
}
