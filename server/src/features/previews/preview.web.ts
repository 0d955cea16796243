import { z } from 'zod'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { timestampSchema } from '../../platform/http/schema.ts'
import { type Look, timeOutside } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { tokensFor } from '../assembly/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { previewRefusals } from './preview.refusals.ts'
import { endOf } from './preview.rules.ts'
import { type PreviewWishes, renderPreview } from './render-preview.ts'

const previewSchema = z
  .strictObject({
    subject: z.string().describe('The subject, its variables replaced'),
    text: z.string().describe('The text part, its variables replaced'),
    address: z
      .string()
      .describe(
        'Where a frame finds the HTML: an origin without cookies; `?scheme=dark` shows it as dark mail programs do',
      ),
    expiresAt: timestampSchema.describe('When the address ends, UTC'),
  })
  .meta({ id: 'MailPreview' })

const common = { tag: 'Mailings', method: 'GET' } as const
const one = z.strictObject({ data: previewSchema })
const path = '/accounts/{accountId}/mailings/{id}/preview'

export const previewMailingRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  path,
  summary: 'The mail as it would leave, with the defaults of all variables',
  responses: { 200: one },
  errors: [mailingRefusals.mailing_not_found, previewRefusals.preview_impossible],
  handle: async ({ look, ids }) => preview(look, { mailingId: ids.id as number, subscriberId: null }),
})

export const previewForPersonRoute = webRoutes.readRoute({
  ...common,
  action: 'seePeople',
  path: `${path}/{subscriberId}`,
  summary: 'The mail as one person would get it',
  responses: { 200: one },
  errors: [
    mailingRefusals.mailing_not_found,
    subscriberRefusals.subscriber_not_found,
    previewRefusals.preview_impossible,
  ],
  handle: async ({ look, ids }) =>
    preview(look, { mailingId: ids.id as number, subscriberId: ids.subscriberId as number }),
})

async function preview(look: Look, wishes: PreviewWishes) {
  const { subject, text } = await renderPreview(look, wishes)
  const issuedAt = timeOutside(look)
  const token = tokensFor(look.config).sealPreview({
    accountId: look.reader.tenant.accountId,
    mailingId: wishes.mailingId,
    subscriberId: wishes.subscriberId ?? 0,
    issuedAt,
  })
  const address = `${look.config.PUBLIC_URL.replace(/\/$/, '')}/preview/${token}`
  return { status: 200, body: { data: { subject, text, address, expiresAt: timestamp(endOf(issuedAt)) } } }
}
