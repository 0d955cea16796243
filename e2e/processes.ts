import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runCommand } from '../server/src/processes/commands.ts'
import { waitUntil } from '../tools/services/process-control.ts'

const repository = resolve(import.meta.dirname, '..')
const main = 'server/src/main.ts'

/** Runs a command of the operator and returns what it printed. */
export function command(env: NodeJS.ProcessEnv, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd: repository,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`postrider ${args.join(' ')}: ${stderr || stdout}`)
  return stdout
}

/** The same in this process, where dozens follow each other: a program takes longer to start than most of them to run. */
export async function commandHere(environment: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  let [said, noted] = ['', '']
  const status = await runCommand(['node', 'postrider', ...args], {
    environment,
    write: (text) => {
      said += text
    },
    writeError: (text) => {
      noted += text
    },
    isWatched: false,
  })
  if (status !== 0) throw new Error(`postrider ${args.join(' ')}: ${noted || said}`)
  return said
}

/** Starts a process as an operator does; the answer stops it. */
export async function startProcess(env: NodeJS.ProcessEnv, logs: string, name: string): Promise<() => Promise<void>> {
  const path = join(logs, `${name}.log`)
  const output = openSync(path, 'w')
  const child = spawn(process.execPath, [main, name], { cwd: repository, env, stdio: ['ignore', output, output] })
  closeSync(output)
  await waitUntil(
    `start of ${name}`,
    () => {
      const log = readFileSync(path, 'utf8')
      if (child.exitCode !== null) throw new Error(`${name} ended by itself:\n${log}`)
      return / (is|are) (ready|listening)"/.test(log)
    },
    180,
  )
  return async () => {
    if (child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
}
