import type { Browser } from 'playwright-core'

/** What a browser makes of a piece of HTML. */
export interface Reading {
  elements: { name: string; attributes: [name: string, value: string][] }[]
  /** Code of it called `alert` while it was shown. */
  hasRun: boolean
}

/** Shows each piece on a page of its own kind, below a cell as in a newsletter, in a real browser. */
export async function readWithBrowser(browser: Browser, pieces: readonly string[]): Promise<Reading[]> {
  const page = await browser.newPage()
  // Nobody is asked for what a piece wants to load.
  await page.route(/^https?:/, (route) => route.abort())
  try {
    return await page.evaluate<Reading[]>(readingOf(pieces))
  } finally {
    await page.close()
  }
}

/** Frames keep the pieces apart; the parser reads each as it would read a mail, scripts and all. */
function readingOf(pieces: readonly string[]): string {
  return `new Promise((resolve) => {
    const frames = ${JSON.stringify(pieces)}.map((piece) => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      const page = frame.contentDocument
      page.open()
      frame.contentWindow.alert = () => { frame.hasRun = true }
      page.write('<!doctype html><body><table><tbody><tr><td><section>' + piece + '</section></td></tr></tbody></table>')
      page.close()
      return frame
    })
    const around = ['html', 'head', 'body']
    setTimeout(() => {
      const readings = frames.map((frame) => ({
        hasRun: frame.hasRun === true,
        elements: [...frame.contentDocument.querySelectorAll('*')]
          .filter(({ localName }) => !around.includes(localName))
          .map((element) => ({ name: element.localName, attributes: [...element.attributes].map(({ name, value }) => [name, value]) })),
      }))
      resolve(readings)
    }, 1500)
  })`
}
