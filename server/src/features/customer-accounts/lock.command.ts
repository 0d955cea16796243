import type { Command } from 'commander'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { type Act, type CommandLine, onAccount } from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import { putUnderLock, releaseLock } from './lock-account.ts'

export function addLockCommands(account: Command, cli: CommandLine): void {
  onAccount(account, 'lock', 'an account sends nothing more and no key opens it; only the operator unlocks it').action(
    change(cli, {
      act: 'account.lock',
      work: putUnderLock,
      said: 'is locked: its runs are paused, its keys are refused',
    }),
  )
  onAccount(account, 'unlock', 'unlock an account; what was paused is resumed by hand').action(
    change(cli, { act: 'account.unlock', work: releaseLock, said: 'is unlocked; what was paused is resumed by hand' }),
  )
}

interface Change {
  act: string
  work(act: Act, by: 'operator'): void
  said: string
}

const change =
  (cli: CommandLine, { act: name, work, said }: Change) =>
  async (id: number, output: OutputOptions) => {
    await cli.inAccount(id, async (act) => {
      work(act, 'operator')
      await recordAct(act, { act: name, objectId: null, changes: {} })
    })
    cli.output.done({ id, isLocked: name === 'account.lock' }, `account ${id} ${said}`, output)
  }
