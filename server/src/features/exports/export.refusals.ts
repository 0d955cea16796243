import { z } from 'zod'
import { faults } from '../../platform/errors/field-error.ts'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const exportRefusals = refusals({
  export_not_found: {
    status: 404,
    title: 'Export not found',
    detail: 'You have asked for no export with this id. The file of an export is for who asked for it.',
  },
  export_not_ready: {
    status: 409,
    title: 'Export not ready',
    detail: 'The file is not complete: its job waits, runs, or was stopped.',
  },
  export_link_over: {
    status: 410,
    title: 'Link is over',
    detail: 'A link to a file holds for 15 minutes, and only for who asked for the export. Ask for a new one.',
  },
  export_file_gone: {
    status: 410,
    title: 'File deleted',
    detail: 'Files are kept for 24 hours. Ask for the export again.',
  },
  export_too_large: withValues({
    status: 422,
    title: 'Export too large',
    detail: ({ most }) => `A spreadsheet holds ${most} people. Choose CSV, or fewer people or columns.`,
    members: { most: z.int().describe('How many a spreadsheet holds') },
  }),
})

export const exportFaults = faults({
  export_column_unknown: 'There is no such column, or its field must not leave in exports.',
})
