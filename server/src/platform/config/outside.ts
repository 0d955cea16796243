import { z } from 'zod'

/** Whom the service asks or tells on behalf of its customers. */
export const outsideSettings = {
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .default(false)
    .describe(
      'Let webhooks, and looks at the links of mailings, go to plain HTTP, any port and private addresses. For development only.',
    ),
  SPAMD_URL: z
    .url({ protocol: /^tcp$/, hostname: /./ })
    .optional()
    .describe(
      'SpamAssassin, such as `tcp://127.0.0.1:783`: its daemon says how much a mailing looks like spam before it is planned. Unset = nobody is asked.',
    ),
}
