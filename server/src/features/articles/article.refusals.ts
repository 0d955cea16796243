import { z } from 'zod'
import { faults } from '../../platform/errors/field-error.ts'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

const content = { code: 'content_invalid', status: 422, title: 'Content invalid' } as const
const sentences = z.array(z.string())

export const articleRefusals = refusals({
  article_not_found: {
    status: 404,
    title: 'Article not found',
    detail: 'The account has no article with this id.',
  },
  article_locked: {
    status: 403,
    title: 'Article locked',
    detail: 'The article may be used, but not changed here: it is locked, or the L-account it comes from keeps it.',
  },
  article_in_use: withValues({
    code: 'in_use',
    status: 409,
    title: 'In use',
    members: { mailingIds: z.array(z.int()).describe('Planned, sending or active mailings that show it') },
    detail: ({ mailingIds }) => `Mailings that are planned or active show it: ${mailingIds.join(', ')}.`,
    remedy: remedies.freeMailings,
  }),
  template_not_found: withValues({
    code: 'not_found',
    status: 404,
    title: 'Not found',
    members: { id: z.int() },
    detail: ({ id }) => `The account has no article template ${id} of its own.`,
  }),
  articles_unknown: withValues({
    ...content,
    members: { articleIds: z.array(z.int()) },
    detail: ({ articleIds }) => `The account has no article ${articleIds.join(', ')}.`,
  }),
  article_unavailable: withValues({
    status: 409,
    title: 'Article unavailable',
    members: { faults: sentences },
    detail: ({ faults }) => faults.join('\n'),
  }),
  articles_unfinished: withValues({
    ...content,
    members: { faults: sentences },
    detail: ({ faults }) => faults.join('\n'),
  }),
  template_faulty: withValues({
    ...content,
    members: { faults: sentences },
    detail: ({ faults }) => faults.join('\n'),
  }),
})

export const articleFaults = faults({
  template_unknown: 'The account has no article template with this id.',
  placeholder_unknown: 'The template has no such placeholder in this area.',
  placeholder_duplicate: 'Each placeholder of an area may be filled once.',
})
