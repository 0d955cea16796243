import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from 'commander'
import { doors } from '../../doors.rules.ts'
import type { Engine } from '../../platform/app/engine.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { returnStrayWork } from '../sending/index.ts'
import { wordsOf } from './finding-words.rules.ts'
import { calmLines, notesOn } from './health-words.rules.ts'
import { examineSending, type Finding, findingsIn } from './index.ts'

interface DoctorOptions extends OutputOptions {
  repair?: boolean
}

/** What is only on its way for a moment is not there any more after this long. */
const secondLookMs = 2000

export function addDoctorCommand(sending: Command, cli: CommandLine): void {
  sending
    .command('doctor')
    .description('is anything wrong, and what to do about it; ends with 3 when something needs you')
    .option('--repair', 'first give back what senders that are gone still hold')
    .option('--json', 'print JSON')
    .action(doctor(cli))
}

const doctor =
  (cli: CommandLine) =>
  ({ repair = false, ...output }: DoctorOptions) =>
    cli.withEngine(async (engine) => {
      const returned = repair ? await giveBack(engine) : null
      let health = await examineSending(engine)
      if (findingsIn(health).some(isBrief)) {
        await sleep(secondLookMs)
        health = await examineSending(engine)
      }
      const findings = findingsIn(health).map((finding) => ({ ...finding, ...wordsOf(finding) }))
      const lines = [
        ...(returned === null ? [] : [`${returned} blocks and mails of senders that are gone were given back.`, '']),
        ...(findings.length === 0
          ? ['Sending is well.']
          : [`${findings.length === 1 ? 'One thing needs' : `${findings.length} things need`} somebody.`, '']),
        ...findings.flatMap(({ sentence, remedies }, i) => [
          `${i + 1}. ${sentence}`,
          ...remedies.map((remedy) => `   ${remedy}`),
          '',
        ]),
        ...calmLines(health),
        ...notesOn(health),
      ]
      cli.output.done({ healthy: findings.length === 0, returned, findings, ...health }, lines.join('\n'), output)
      if (findings.length > 0) cli.output.needsAttention()
    })

/** Also seen for a moment while all is well. */
function isBrief({ kind }: Finding): boolean {
  return kind === 'unfinishedRuns' || kind === 'strayWork'
}

async function giveBack({ db, config, doorbell }: Engine): Promise<number> {
  const returned = await returnStrayWork(db, config.QUIESCENCE_SECONDS)
  if (returned > 0) for (const door of [doors.priority, doors.bulk]) doorbell.knock(door)
  return returned
}
