import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { openPersonsPage } from '../browser.ts'
import type { TestAccount } from '../factories.ts'
import type { Letter, Mode, PostOffice } from './post-office.ts'
import { browse, browseAndPress, fetchEverything, readAndPress } from './visitors.ts'

/** So many of every wave of 20 mails get a visit of this kind; the rest is only fetched. */
const wave = { size: 20, pressedAtOnce: 12, pressedPatiently: 4, readAtOnce: 4 }
const tabsPerKind = 4
const patienceMs = 2000
/** The pages take what comes sooner for a gateway that delivers. */
const deliveryMs = 15_000
/** A button pressed later than this was not pressed at once, whatever the reason. */
const atOnceMs = 1500

export interface Count {
  visits: number
  /** Of an opt-in by a machine, or refused to a person. */
  wrong: number
}

export interface ModeFindings {
  mode: Mode
  fetched: Count
  pressedAtOnce: Count
  pressedPatiently: Count
  people: Count
  /** Visits that this machine was too slow to make as they were meant; they count nowhere else. */
  leftOut: number
}

/** Opt-ins of one mode: what scanners have done to them, and those that still wait for their reader. */
export interface Siege {
  findings: ModeFindings
  account: TestAccount
  waiting: Letter[]
  lastMailAt: number
}

export function openTabs(browser: Browser): Promise<Page[]> {
  return Promise.all(Array.from({ length: 3 * tabsPerKind }, () => openPersonsPage(browser)))
}

export async function besiege(office: PostOffice, tabs: Page[], mode: Mode, optins: number): Promise<Siege> {
  const none = (): Count => ({ visits: 0, wrong: 0 })
  const findings = {
    mode,
    fetched: none(),
    pressedAtOnce: none(),
    pressedPatiently: none(),
    people: none(),
    leftOut: 0,
  }
  const account = await office.anAccountWith(mode)
  const waiting: Letter[] = []
  for (let done = 0; done < optins; done += wave.size) waiting.push(...(await oneWave(office, account, tabs, findings)))
  return { findings, account, waiting, lastMailAt: performance.now() }
}

/** The people themselves, long after the scanners. */
export async function letPeopleRead(office: PostOffice, tabs: Page[], siege: Siege): Promise<void> {
  const { findings, account, waiting, lastMailAt } = siege
  await sleep(Math.max(0, lastMailAt + deliveryMs + 1000 - performance.now()))
  const readers = await eachWith(tabs, waiting, readOptin)
  findings.leftOut += waiting.length - readers.length
  await countRefused(office, account, readers, findings)
}

/** Where every visit confirms, the scanners must be seen to do so; otherwise this would measure nothing. */
export async function scannersAreSeen(office: PostOffice): Promise<boolean> {
  const account = await office.anAccountWith('direct')
  const letters = await office.optins(account, 5)
  await Promise.all(letters.map(({ links }) => fetchEverything(links)))
  return (await office.ready(account)).size === letters.length
}

/** Returns the mails that nobody should have confirmed and that still wait for their reader. */
async function oneWave(
  office: PostOffice,
  account: TestAccount,
  tabs: Page[],
  findings: ModeFindings,
): Promise<Letter[]> {
  const startedAt = performance.now()
  const letters = await office.optins(account, wave.size)
  await Promise.all(letters.map(({ links }) => fetchEverything(links)))
  const afterFetching = await office.ready(account)
  count(findings.fetched, letters, afterFetching)
  const pressed = letters.slice(0, wave.pressedAtOnce)
  const patient = letters.slice(wave.pressedAtOnce, wave.pressedAtOnce + wave.pressedPatiently)
  const read = letters.slice(-wave.readAtOnce)
  const tabsOf = (kind: number) => tabs.slice(kind * tabsPerKind, (kind + 1) * tabsPerKind)
  const inTime = await eachWith(tabsOf(0), pressed, async (tab, { links }) => {
    const longestMs = await browseAndPress(tab, links, 0)
    return longestMs < atOnceMs && performance.now() - startedAt < deliveryMs
  })
  const afterPressing = await office.ready(account)
  count(findings.pressedAtOnce, inTime, afterPressing)
  const [pressedLater, readers] = await Promise.all([
    eachWith(tabsOf(1), patient, async (tab, { links }) => (await browseAndPress(tab, links, patienceMs)) > 0),
    eachWith(tabsOf(2), read, readOptin),
  ])
  count(findings.pressedPatiently, pressedLater, await office.ready(account))
  await countRefused(office, account, readers, findings)
  findings.leftOut += pressed.length + patient.length + read.length
  findings.leftOut -= inTime.length + pressedLater.length + readers.length
  return inTime.filter(({ subscriberId }) => !afterPressing.has(subscriberId))
}

async function readOptin(tab: Page, letter: Letter): Promise<boolean> {
  await readAndPress(tab, optinLink(letter))
  return true
}

function count(counted: Count, letters: Letter[], ready: Set<number>): void {
  counted.visits += letters.length
  counted.wrong += letters.filter(({ subscriberId }) => ready.has(subscriberId)).length
}

async function countRefused(
  office: PostOffice,
  account: TestAccount,
  letters: Letter[],
  { people }: ModeFindings,
): Promise<void> {
  const ready = await office.ready(account)
  people.visits += letters.length
  people.wrong += letters.filter(({ subscriberId }) => !ready.has(subscriberId)).length
}

function optinLink({ links }: Letter): string {
  const link = links.find((candidate) => candidate.includes('/optin/'))
  if (!link) throw new Error('a mail without an opt-in link')
  return link
}

/** Every link of a newsletter, fetched by all gateways and opened in a browser by some; returns who is gone afterwards. */
export async function besiegeNewsletter(
  office: PostOffice,
  [tab]: Page[],
  counts: { fetched: number; browsed: number },
): Promise<Count & { browsed: number; links: number }> {
  const account = await office.anAccountWith('adaptive')
  const letters = await office.newsletter(account, counts.fetched)
  for (let i = 0; i < letters.length; i += wave.size)
    await Promise.all(letters.slice(i, i + wave.size).map(({ links }) => fetchEverything(links)))
  for (const { links } of letters.slice(0, counts.browsed)) await browse(tab as Page, links)
  const ready = await office.ready(account)
  const wrong = letters.filter(({ subscriberId }) => !ready.has(subscriberId)).length
  const links = letters.reduce((sum, letter) => sum + letter.links.length, 0)
  return { visits: letters.length, browsed: Math.min(counts.browsed, letters.length), links, wrong }
}

/** Returns the letters whose visit was made as it was meant: `act` says so, and a browser that gives up was not. */
async function eachWith(
  tabs: readonly Page[],
  letters: readonly Letter[],
  act: (tab: Page, letter: Letter) => Promise<boolean>,
): Promise<Letter[]> {
  const left = [...letters]
  const visited: Letter[] = []
  const work = async (tab: Page) => {
    for (let letter = left.shift(); letter; letter = left.shift())
      if (await act(tab, letter).catch(() => false)) visited.push(letter)
  }
  await Promise.all(tabs.map(work))
  return visited
}
