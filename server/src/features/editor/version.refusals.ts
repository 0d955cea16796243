import { refusals } from '../../platform/errors/refusal.ts'

export const pastRefusals = refusals({
  version_not_found: {
    status: 404,
    title: 'Version not found',
    detail: 'This newsletter has no such version. The last 100 are kept.',
  },
})
