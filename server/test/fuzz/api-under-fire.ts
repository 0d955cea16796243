import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export interface ProcessState {
  heapUsed: number
  rss: number
  polluted: boolean
}

export interface ApiUnderFire {
  port: number
  /** What the API logged as errors; an unexpected one appears here even if the answer hides it. */
  errors: string[]
  /** Null when the process is gone. */
  state(): Promise<ProcessState | null>
  stop(): Promise<void>
}

/** The API in a child process, so that its memory and its prototypes can be looked at. */
export async function startApi(environment: Record<string, string>): Promise<ApiUnderFire> {
  const child = fork(new URL('./api-process.ts', import.meta.url), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...environment },
  })
  const errors: string[] = []
  child.on('message', (message: { log?: string }) => message.log && errors.length < 100 && errors.push(message.log))
  const { port } = await messageWith<{ port: number }>(child, 'port')
  return {
    port,
    errors,
    state: async () => {
      if (hasEnded(child)) return null
      const answer = messageWith<{ state: ProcessState }>(child, 'state')
      child.send('state')
      return (await answer).state
    },
    stop: async () => {
      if (hasEnded(child)) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function messageWith<T>(child: ChildProcess, member: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the API process ended'))
    const look = (message: object) => {
      if (!(member in message)) return
      child.off('message', look).off('exit', ended)
      resolve(message as T)
    }
    child.on('message', look).once('exit', ended)
  })
}
