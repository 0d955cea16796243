import { z } from 'zod'

/** All of the first three, or none. */
export const companySignInSettings = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'not an http address' })
    .optional()
    .describe(
      'Issuer of the company sign-in (OpenID Connect), as its provider calls itself. Unset = there is none. It is believed for the email of everybody, so name only one that you trust with every account.',
    ),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('What the provider of OIDC_ISSUER calls this installation.'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('The secret that the provider has given it.'),
  OIDC_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .describe('What the button of the company sign-in calls the company. Unset = "your company".'),
}
