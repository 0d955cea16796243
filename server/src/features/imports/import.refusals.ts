import { z } from 'zod'
import { faults } from '../../platform/errors/field-error.ts'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { stages } from './import.rules.ts'

export const importRefusals = refusals({
  import_not_found: { status: 404, title: 'Import not found', detail: 'The account has no import with this id.' },
  import_stage: withValues({
    status: 409,
    title: 'Import is elsewhere',
    detail: ({ stage }) => `The import is at the stage ${stage}; this is no step of that. Read it anew.`,
    members: { stage: z.enum(stages).describe('Where it stands') },
  }),
  import_file_gone: {
    status: 410,
    title: 'File deleted',
    detail: 'Files are kept for 24 hours. What became of each row can still be read, without the values.',
  },
})

export const importFaults = faults({
  import_email_missing: 'One column must be the email address.',
  import_column_twice: 'Two columns mean the same; choose one of them.',
  import_column_unknown: 'The file has fewer columns, or the account has no such field to import into.',
})
