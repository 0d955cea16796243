import assert from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { codeOf, forgetFactors, giveFactor } from './factor.ts'
import { type Person, password } from './seed.ts'
import type { World } from './world.ts'

export type Language = 'en' | 'de'

export interface Circumstances {
  language?: Language
  scheme?: 'light' | 'dark'
  width?: 1440 | 390
  as?: Person
  /** Where the browser stands, if not where the machine does. */
  zone?: string
  /** Files of exports wait in the corner; those of other tests would lie over half of every page. */
  seesFiles?: boolean
}

export interface Visit {
  page: Page
  context: BrowserContext
  world: World
}

/** What went wrong in a page without anybody seeing it. */
const troubles = new WeakMap<BrowserContext, string[]>()
type Session = Awaited<ReturnType<BrowserContext['storageState']>>
const sessions = new Map<string, { session: Promise<Session>; begunAt: number }>()
/** Sensitive acts want a sign-in of the last ten minutes. */
const keptMs = 5 * 60_000
/** What never comes is told so; how fast it comes on a busy machine is no verdict. */
const patienceMs = 3 * 60_000
const mostJobs = 1000
const sessionCookie = '__Host-session'

/** What was known of people holds in the world they were in. */
export function forgetPeople(): void {
  sessions.clear()
  forgetFactors()
}

/** A browser profile of its own; it ends with no error in the console and nothing refused by the policy of the page. */
export async function visit(world: World, how: Circumstances, work: (visit: Visit) => Promise<void>): Promise<void> {
  const { language = 'en', scheme = 'light', width = 1440, as, zone, seesFiles = false } = how
  const context = await world.browser.newContext({
    locale: language === 'en' ? 'en-GB' : 'de-DE',
    colorScheme: scheme,
    viewport: { width, height: width === 390 ? 844 : 900 },
    reducedMotion: 'reduce',
    baseURL: world.origin,
    timezoneId: zone,
    storageState: as && (await sessionOf(world, as)),
  })
  context.setDefaultTimeout(patienceMs)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const putAway = seesFiles ? [] : Array.from({ length: mostJobs }, (_, id) => id)
  await context.addInitScript(
    (chosen) => {
      if (!location.protocol.startsWith('http')) return
      // A sandboxed mail has no origin, and so nothing to keep.
      if (origin !== 'null') {
        localStorage.setItem('postrider.language', chosen.language)
        if (chosen.putAway.length > 0) localStorage.setItem('postrider.fetchedExports', JSON.stringify(chosen.putAway))
      }
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`refused by the policy: ${effectiveDirective} ${blockedURI}`),
      )
    },
    { language, putAway },
  )
  const seen: string[] = []
  troubles.set(context, seen)
  context.on('page', (page) => listen(page, seen))
  try {
    await work({ page: await context.newPage(), context, world })
    assert.deepEqual(seen, [], 'the console stays silent')
  } catch (error) {
    throw await withWhatWasShown(error as Error, context, seen)
  } finally {
    if (as) await keepRenewed(as, context)
    await context.close()
  }
}

/** Whoever reads the log of a failure has no browser to look at. */
async function withWhatWasShown(error: Error, context: BrowserContext, seen: readonly string[]): Promise<Error> {
  const shown = context.pages().map(async (page) => {
    const text = await page
      .locator('body')
      .ariaSnapshot({ timeout: 10_000 })
      .catch(() => 'nothing that can be read')
    return `${page.url()} showed:\n${text.slice(0, 3000)}`
  })
  error.message = [error.message, ...(await Promise.all(shown)), ...seen].join('\n')
  return error
}

/** Refusals a test brings about on purpose are told by the browser, too. */
export function forgiveTrouble({ context }: Visit, expected: RegExp): void {
  const seen = troubles.get(context) ?? []
  assert.ok(
    seen.some((text) => expected.test(text)),
    `nothing like ${expected} was seen: ${seen.join('; ')}`,
  )
  overlookTrouble(context, expected)
}

/** Some refusals come or do not, depending on what is faster. */
export function overlookTrouble(context: BrowserContext, possible: RegExp): void {
  const seen = troubles.get(context) ?? []
  seen.splice(0, seen.length, ...seen.filter((text) => !possible.test(text)))
}

/** Whoever was given a second factor shows it, too; true then, because the browser tells that it was asked for. */
export async function signInByHand(page: Page, { email }: Person, secret = password): Promise<boolean> {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(secret)
  await page.keyboard.press('Enter')
  const code = secret === password ? codeOf(email) : undefined
  if (code === undefined) return false
  await page.locator('input[name="password"]').waitFor({ state: 'detached' })
  await page.locator('input[name="code"]').fill(code)
  await page.keyboard.press('Enter')
  return true
}

/** Signing in takes a while on purpose, so each person does it once. */
function sessionOf(world: World, person: Person): Promise<Session> {
  const known = sessions.get(person.email)
  if (known && Date.now() - known.begunAt < keptMs) return known.session
  const session = beginSession(world, person)
  sessions.set(person.email, { session, begunAt: Date.now() })
  return session
}

/** Whoever comes to new rights gets a new cookie, and the one kept so far is worth nothing. */
async function keepRenewed({ email }: Person, context: BrowserContext): Promise<void> {
  const known = sessions.get(email)
  const { cookies } = await context.storageState()
  const used = cookies.find(({ name }) => name === sessionCookie)?.value
  if (!known || !used) return
  const kept = (await known.session).cookies.find(({ name }) => name === sessionCookie)?.value
  if (used === kept) return
  // Somebody else may have signed in since, or nobody.
  const answer = await context.request.get('/app/api/session')
  const isTheirs = answer.ok() && (await answer.json()).data.user.email === email
  if (isTheirs) sessions.set(email, { ...known, session: Promise.resolve({ cookies, origins: [] }) })
}

async function beginSession(world: World, person: Person): Promise<Session> {
  const context = await world.browser.newContext({ baseURL: world.origin })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  await page.goto('/sign-in')
  await signInByHand(page, person)
  await page.waitForURL(/\/accounts\//)
  if (person.isAdmin) await giveFactor(page, person)
  const state = await context.storageState()
  await context.close()
  // The cookie is what is kept; language and look are the test's.
  return { ...state, origins: [] }
}

function listen(page: Page, seen: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} at ${message.location().url}`)
  })
  page.on('pageerror', (error) => seen.push(error.message))
}
