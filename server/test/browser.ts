import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Answer = Record<string, never> & { [name: string]: unknown }
interface Notice {
  id?: number
  method?: string
  params?: Record<string, unknown>
  result?: Answer
  error?: { message: string }
}

/** One tab of a real Chromium, driven as its own developer tools drive it. */
export interface Browser {
  command<R = Answer>(method: string, params?: object): Promise<R>
  open(url: string): Promise<void>
  /** The value of an expression in the page. */
  read<T>(expression: string): Promise<T>
  /** Presses what a selector names with a real pointer, and waits for the page it leads to. */
  press(selector: string): Promise<void>
  /** What the browser has refused or complained about since it was opened. */
  complaints: string[]
  close(): Promise<void>
}

export async function startBrowser(): Promise<Browser> {
  const chromium = await startChromium()
  const tab = await chromium.openTab()
  return { ...tab, close: chromium.close }
}

/** One Chromium with as many tabs as wanted. */
export interface Chromium {
  openTab(): Promise<Browser>
  close(): Promise<void>
}

export async function startChromium(): Promise<Chromium> {
  const directory = mkdtempSync(join(tmpdir(), 'browser-'))
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run']
  const child = spawn(
    'chromium',
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${directory}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const address = await debuggerAddress(child)
  const whole = await connectTo(address, async () => {})
  return {
    openTab: async () => {
      // In a window of its own: a tab in the background is not painted and hears no pointer.
      const wishes = { url: 'about:blank', newWindow: true }
      const { targetId } = await whole.command<{ targetId: string }>('Target.createTarget', wishes)
      const tab = await connectTo(`ws://${new URL(address).host}/devtools/page/${targetId}`, async () => {
        await whole.command('Target.closeTarget', { targetId })
      })
      for (const domain of ['Page', 'Runtime', 'Log', 'Network', 'Audits']) await tab.command(`${domain}.enable`)
      return tab
    },
    close: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

async function connectTo(address: string, close: () => Promise<void>): Promise<Browser> {
  const socket = new WebSocket(address)
  await once(socket as never, 'open')
  return speak(socket, async () => {
    socket.close()
    await close()
  })
}

async function debuggerAddress(child: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of child.stderr as AsyncIterable<Buffer>) {
    output += chunk
    const [, address] = /DevTools listening on (ws:\S+)/.exec(output) ?? []
    if (address) {
      child.stderr?.resume()
      return address
    }
  }
  throw new Error(`Chromium did not start: ${output}`)
}

function speak(socket: WebSocket, close: () => Promise<void>): Browser {
  const waiting = new Map<number, (notice: Notice) => void>()
  const complaints: string[] = []
  let onLoad = () => {}
  let number = 0
  socket.addEventListener('message', ({ data }) => {
    const notice = JSON.parse(String(data)) as Notice
    if (notice.id !== undefined) waiting.get(notice.id)?.(notice)
    else if (notice.method === 'Page.loadEventFired') onLoad()
    else if (notice.method === 'Log.entryAdded' || notice.method === 'Audits.issueAdded')
      complaints.push(JSON.stringify(notice.params))
  })
  const command = <R>(method: string, params: object = {}) =>
    new Promise<R>((resolve, reject) => {
      const id = ++number
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result as R)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  const loaded = (act: () => Promise<unknown>) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no page after 10 s; ${complaints.join('\n')}`)), 10_000)
      onLoad = () => {
        clearTimeout(timer)
        resolve()
      }
      act().catch(reject)
    })
  const read = async <T>(expression: string) => {
    const { result } = await command<{ result: { value: T } }>('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  }
  return {
    command,
    complaints,
    read,
    open: (url) => loaded(() => command('Page.navigate', { url })),
    press: async (selector) => {
      const box = `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()`
      const { x, y } = await read<{ x: number; y: number }>(
        `(b => ({x: b.x + b.width / 2, y: b.y + b.height / 2}))(${box})`,
      )
      const at = { x, y, button: 'left', clickCount: 1 }
      await command('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
      await loaded(() => command('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }))
    },
    close,
  }
}
