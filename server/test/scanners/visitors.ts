import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Our pages allow 60 visits a minute from one address, and scanners and people have many. */
let visitors = 0
function nextAddress(): string {
  visitors += 1
  return `203.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; LinkScanner/3.1)',
]

/** A gateway that fetches: HEAD and GET of every link, under the name of a browser or under its own. */
export async function fetchEverything(links: readonly string[]): Promise<void> {
  const headers = { 'user-agent': agents[visitors % agents.length] as string, 'x-forwarded-for': nextAddress() }
  for (const link of links)
    for (const method of ['HEAD', 'GET']) {
      const answer = await fetch(link, { method, headers, redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status >= 400) throw new Error(`a scanner got ${answer.status}`)
    }
}

/** Every visit comes from an address of its own. */
function asSomebody(tab: Page): Promise<void> {
  return tab.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() })
}

/** The middle of the button that a person sees; the page has another that nobody can see. */
const placeOfButton = `((button) => {
  if (!button) return null
  const { x, y, width, height } = button.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})(document.querySelector('main form > button'))`
const findButton = (tab: Page) => tab.evaluate<{ x: number; y: number } | null>(placeOfButton)

/** With a real pointer and at once: machines do not wait until a page stands still, as the driver would. */
async function pressAt(tab: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await Promise.all([tab.waitForEvent('load'), tab.mouse.click(x, y)])
}

/**
 * A gateway with a whole browser: opens every link, runs scripts, and presses what can be pressed after a pause, once more
 * when it is asked again. Returns the longest time from asking for a page to the answer after its button was pressed: the
 * press itself came sooner, but on a busy machine nobody here can tell when it reached the service.
 */
export async function browseAndPress(tab: Page, links: readonly string[], pauseMs: number): Promise<number> {
  await asSomebody(tab)
  let longestMs = 0
  for (const link of links) {
    let askedAt = performance.now()
    await tab.goto(link)
    for (let presses = 0; presses < 2; presses += 1) {
      const button = await findButton(tab)
      if (!button) break
      if (pauseMs > 0) await sleep(pauseMs)
      const pressedAt = performance.now()
      await pressAt(tab, button)
      longestMs = Math.max(longestMs, performance.now() - askedAt)
      askedAt = pressedAt
    }
  }
  return longestMs
}

/** Opens every link in a whole browser and touches nothing. */
export async function browse(tab: Page, links: readonly string[]): Promise<void> {
  await asSomebody(tab)
  for (const link of links) await tab.goto(link)
}

/** A person: opens the link, reads for 1.5 to 5 seconds, and presses the button once if there is one. */
export async function readAndPress(tab: Page, link: string): Promise<void> {
  await asSomebody(tab)
  await tab.goto(link)
  const button = await findButton(tab)
  if (!button) return
  await sleep(1500 + Math.random() * 3500)
  await pressAt(tab, button)
}
