import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a browser makes of a piece of HTML. */
export interface Reading {
  elements: { name: string; attributes: [name: string, value: string][] }[]
  /** Code of it called `alert` while it was shown. */
  hasRun: boolean
}

/** Shows each piece on a page of its own kind, below a cell as in a newsletter, in a real browser. */
export function readWithBrowser(pieces: readonly string[]): Reading[] {
  const directory = mkdtempSync(join(tmpdir(), 'browser-'))
  try {
    const page = join(directory, 'page.html')
    writeFileSync(page, pageFor(pieces))
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${directory}/profile`]
    // Nobody is asked for what a piece wants to load.
    flags.push('--host-resolver-rules=MAP * ~NOTFOUND')
    const shown = execFileSync('chromium', [...flags, '--virtual-time-budget=20000', '--dump-dom', `file://${page}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
      timeout: 60_000,
    })
    const [, result] = /<output>([^<]*)<\/output>/.exec(shown) ?? []
    if (result === undefined) throw new Error('the browser did not finish reading')
    return JSON.parse(decodeURIComponent(result)) as Reading[]
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Frames keep the pieces apart; the parser reads each as it would read a mail, scripts and all. */
function pageFor(pieces: readonly string[]): string {
  const data = JSON.stringify(pieces).replaceAll('<', '\\u003c')
  return `<!doctype html><meta charset="utf-8"><body><script>
    const pieces = ${data}
    const frames = pieces.map((piece) => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      frame.contentWindow.alert = () => { frame.hasRun = true }
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
      const output = document.createElement('output')
      output.textContent = encodeURIComponent(JSON.stringify(readings))
      document.body.replaceChildren(output)
    }, 1500)
  </script>`
}
