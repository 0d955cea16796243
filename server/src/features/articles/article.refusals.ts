import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

const content = { code: 'content_invalid', status: 422, title: 'Content invalid' } as const
const faults = z.array(z.string())

export const articleRefusals = refusals({
  article_not_found: {
    status: 404,
    title: 'Article not found',
    detail: 'The account has no article with this id.',
  },
  articles_unknown: withValues({
    ...content,
    members: { articleIds: z.array(z.int()) },
    detail: ({ articleIds }) => `The account has no article ${articleIds.join(', ')}.`,
  }),
  articles_unavailable: withValues({
    ...content,
    members: { faults },
    detail: ({ faults }) => faults.join('\n'),
  }),
  template_faulty: withValues({
    ...content,
    members: { faults },
    detail: ({ faults }) => faults.join('\n'),
  }),
})
