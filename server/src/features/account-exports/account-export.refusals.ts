import { refusals } from '../../platform/errors/refusal.ts'

export const accountExportRefusals = refusals({
  account_export_too_large: {
    status: 422,
    title: 'Export too large',
    detail: 'The account holds more than one archive can. Ask whoever runs the installation for a copy.',
  },
})
