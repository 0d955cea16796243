import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const mediaRefusals = refusals({
  picture_not_found: { status: 404, title: 'Picture not found', detail: 'The account has no such picture.' },
  picture_unreadable: {
    status: 422,
    title: 'No picture that mails can show',
    detail: 'A picture is a JPEG, PNG, GIF or WebP file.',
  },
  picture_too_large: { status: 422, title: 'File too large', detail: 'A picture has 10 MB at most.' },
  picture_too_many_pixels: {
    status: 422,
    title: 'Picture too large',
    detail: 'A picture has 40 megapixels at most, all frames together.',
  },
  picture_part_outside: {
    status: 422,
    title: 'Not a part of the picture',
    detail: 'A part lies within the picture.',
  },
  picture_known: withValues({
    status: 409,
    title: 'Already in the library',
    members: { name: z.string().describe('What the picture is called') },
    detail: ({ name }) => `The same picture is in the library already, or in its trash, as ${name}.`,
  }),
  picture_in_use: withValues({
    code: 'in_use',
    status: 409,
    title: 'In use',
    members: { mailingIds: z.array(z.int()).describe('The mailings that show it') },
    detail: ({ mailingIds }) => `Planned, sending or active mailings show it: ${mailingIds.join(', ')}.`,
  }),
})
