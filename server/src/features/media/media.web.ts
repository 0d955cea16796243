import { z } from 'zod'
import { parameterError } from '../../platform/errors/field-error.ts'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { versionOf } from '../../platform/versions/version.rules.ts'
import { webRoutes } from '../app-api/index.ts'
import {
  addPicture,
  describePicture,
  listPictures,
  removePicture,
  shownPicture,
  type UsedPicture,
} from './keep-pictures.ts'
import { mediaRefusals } from './media.refusals.ts'
import { longestUploadBytes, pictureAddress } from './picture.rules.ts'

const common = { tag: 'Media', action: 'writeDrafts' } as const
const path = '/accounts/{accountId}/media'

const pictureSchema = z
  .strictObject({
    id: id.describe('The picture'),
    address: z.string().describe('Where mails find it'),
    name: z.string().describe('What it is called'),
    width: count.describe('Pixels'),
    height: count.describe('Pixels'),
    bytes: count.describe('How large its file is'),
    altText: z.string().describe('What it shows; empty = nobody said'),
    isDecorative: z.boolean().describe('Whether somebody said that it only decorates'),
    createdAt: timestampSchema.describe('When it was added, UTC'),
    uses: z
      .array(
        z.strictObject({
          mailingId: id.describe('The mailing'),
          name: z.string().describe('What it is called'),
          isBusy: z.boolean().describe('Planned, sending or active: the picture stays as long'),
          isDraft: z.boolean().describe('Whether it is still written'),
        }),
      )
      .describe('Mailings that show it'),
    version: z.string().describe('What was seen of it; goes into If-Match'),
  })
  .meta({ id: 'Picture' })
const one = z.strictObject({ data: pictureSchema })

function pictureView({ picture, uses }: UsedPicture, publicUrl: string) {
  const { id: number, file, name, width, height, bytes, altText, isDecorative, createdAt } = picture
  return {
    ...{ id: number, address: pictureAddress(publicUrl, file), name, width, height, bytes, altText, isDecorative },
    ...{ createdAt, version: versionOf(shownPicture(picture)) },
    uses: uses.map(({ mailingId, name: called, isBusy, isDraft }) => ({ mailingId, name: called, isBusy, isDraft })),
  }
}

export const listPicturesRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path,
  summary: 'The pictures of the account, newest first, and who shows them',
  responses: { 200: z.strictObject({ data: z.array(pictureSchema).describe('1,000 at most') }) },
  handle: async ({ look }) => ({
    status: 200,
    body: { data: (await listPictures(look)).map((used) => pictureView(used, look.config.PUBLIC_URL)) },
  }),
})

const longestName = 300
const nameQuery = {
  parse: (query: URLSearchParams) => {
    const name = query.get('name') ?? ''
    const isFine = name.length <= longestName && [...query.keys()].every((key) => key === 'name')
    return { value: { name }, errors: isFine ? [] : [parameterError('name', 'query_parameter_invalid')] }
  },
  parameters: [{ name: 'name', description: 'What the file is called', schema: { type: 'string' } }],
} as const

export const addPictureRoute = webRoutes.uploadRoute({
  ...common,
  method: 'POST',
  path,
  summary: 'Add a picture: JPEG, PNG, GIF or WebP; what else is in the file is left out',
  query: nameQuery,
  byteLimit: longestUploadBytes,
  responses: { 201: one },
  errors: [mediaRefusals.picture_unreadable, mediaRefusals.picture_too_large, mediaRefusals.picture_too_many_pixels],
  offset: async () => 0,
  receive: async (inAct, { query }, body) => {
    const parts: Buffer[] = []
    for await (const part of body) parts.push(part)
    const picture = await addPicture(inAct, Buffer.concat(parts), query.name)
    const publicUrl = await inAct(async ({ config }) => config.PUBLIC_URL)
    return { status: 201, body: { data: pictureView({ picture, uses: [] }, publicUrl) } }
  },
})

export const describePictureRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Say what a picture shows, or that it only decorates',
  versioned: true,
  body: {
    schema: z.strictObject({
      name: z.string().min(1).max(200).optional().describe('What it is called'),
      altText: z.string().max(1000).optional().describe('What it shows'),
      isDecorative: z.boolean().optional().describe('Whether it only decorates'),
    }),
  },
  responses: { 200: one },
  errors: [mediaRefusals.picture_not_found],
  handle: async ({ act, ids, body, version }) => {
    const picture = await describePicture(act, ids.id as number, body, version)
    return { status: 200, body: { data: pictureView({ picture, uses: [] }, act.config.PUBLIC_URL) } }
  },
})

export const removePictureRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Take a picture out of the library; mails that left keep it',
  responses: { 204: null },
  errors: [mediaRefusals.picture_not_found, mediaRefusals.picture_in_use],
  handle: async ({ act, ids }) => {
    await removePicture(act, ids.id as number)
    return { status: 204 }
  },
})
