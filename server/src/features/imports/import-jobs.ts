import { z } from 'zod'
import { defineJob } from '../jobs/index.ts'
import type { Position } from './import.rules.ts'
import { type Progress, readFile } from './read-file.ts'
import { checkRows, importRows } from './work-off-rows.ts'

const rows = z.strictObject({ importId: z.int(), rowCount: z.int() })

const blockOf = ({ next, steps, isLast }: Progress) => ({ position: next, steps, isLast })

/** Reads an uploaded file to its end before anything is decided: its rows, its columns, and whether it can be read at all. */
export const readImportJob = defineJob({
  kind: 'readImport',
  action: 'importPeople',
  input: z.strictObject({ importId: z.int() }),
  step: async (act, { importId }, position: Position | null) => blockOf(await readFile(act, importId, position)),
})

export const checkImportJob = defineJob({
  kind: 'checkImport',
  action: 'importPeople',
  input: rows,
  count: async (_act, { rowCount }) => rowCount,
  step: async (act, { importId }, position: Position | null) => blockOf(await checkRows(act, importId, position)),
})

export const runImportJob = defineJob({
  kind: 'runImport',
  action: 'importPeople',
  input: rows,
  count: async (_act, { rowCount }) => rowCount,
  step: async (act, { importId }, position: Position | null) => blockOf(await importRows(act, importId, position)),
})
