import { startChromium } from '../../server/test/browser.ts'
import type { RunningServer } from '../servers.ts'

export interface OpenPage {
  /** Seconds of a core that the page has taken since it was opened. */
  takenSeconds(): Promise<number>
  close(): Promise<void>
}

/** The page of a run as somebody has it open in a browser. */
export async function openLivePage(
  { port }: RunningServer,
  cookie: string,
  { accountId, mailingId }: { accountId: number; mailingId: number },
): Promise<OpenPage> {
  const browser = await startChromium()
  const context = await browser.newContext()
  const [name = '', value = ''] = cookie.split('=', 2)
  await context.addCookies([{ name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true }])
  const page = await context.newPage()
  await page.goto(`http://localhost:${port}/accounts/${accountId}/mailings/${mailingId}`)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const taken = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === 'TaskDuration')?.value as number
  }
  await page.getByRole('heading', { level: 1 }).waitFor()
  const before = await taken()
  return { takenSeconds: async () => (await taken()) - before, close: () => browser.close() }
}
