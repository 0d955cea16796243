import { processTerminal } from '../platform/command-line/terminal.ts'
import { explained } from './explain-failure.ts'
import { serving } from './serving-processes.ts'

type ProcessName = keyof ReturnType<typeof serving>

export function isProcess(name: string): name is ProcessName {
  return Object.hasOwn(serving({}), name)
}

/** Serves until it is told to end. Returns the exit status, as a command does. */
export function runProcess(name: ProcessName): Promise<number> {
  const terminal = processTerminal()
  return explained(terminal, async () => {
    await serving(terminal.environment)[name]()
    return 0
  })
}
