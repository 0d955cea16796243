#!/usr/bin/env node
import { isProcess, runProcess } from './processes/run-process.ts'

const [, , name = '', ...rest] = process.argv
// Loading all commands takes longer than a process needs for everything else of its start.
process.exitCode =
  isProcess(name) && rest.length === 0
    ? await runProcess(name)
    : await (await import('./processes/commands.ts')).runCommand(process.argv)
