#!/usr/bin/env node
import { runCommand } from './processes/commands.ts'

await runCommand(process.argv)
