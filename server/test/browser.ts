import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { chromiumBinary } from '../../tools/services/binaries.ts'

export function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumBinary(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
}

/** A page in a profile of its own. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options)
  page.setDefaultTimeout(60_000)
  return page
}

/** The browser of a person does not call itself headless. */
export async function openPersonsPage(browser: Browser): Promise<Page> {
  const bare = await browser.newPage()
  const userAgent = (await bare.evaluate(() => navigator.userAgent)).replace('Headless', '')
  await bare.close()
  return openPage(browser, { userAgent })
}

/** Presses what a selector names with a real pointer, and waits for the page it leads to. */
export async function pressOn(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.click(selector)])
}
