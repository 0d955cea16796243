/** Where everybody ends up whom a mailing is meant for. Each person is in exactly one part. */
export const audienceParts = ['reached', 'excluded', 'suspended', 'pending', 'archived', 'outside'] as const
export type AudiencePart = (typeof audienceParts)[number]
