#!/usr/bin/env node
import { runCommand } from './processes/commands.ts'

process.exitCode = await runCommand(process.argv)
