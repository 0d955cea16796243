import { z } from 'zod'
import { parameterError } from '../../platform/errors/field-error.ts'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { addPicture, describePicture, listPictures, listTrash, removePicture, restorePicture } from './keep-pictures.ts'
import { mediaRefusals } from './media.refusals.ts'
import { pictureView } from './picture.record.ts'
import { longestUploadBytes, pictureAddress } from './picture.rules.ts'
import { pictureSchema } from './picture.schema.ts'

const common = { tag: 'Media', action: 'writeDrafts' } as const
const path = '/accounts/{accountId}/media'

const one = z.strictObject({ data: pictureSchema })

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
  receive: async (inAct, { query, record }, body) => {
    const parts: Buffer[] = []
    for await (const part of body) parts.push(part)
    const picture = await addPicture(inAct, Buffer.concat(parts), { givenName: query.name, record })
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
  summary: 'Take a picture out of the library, for 30 days into the trash; mails that left keep it',
  responses: { 204: null },
  errors: [mediaRefusals.picture_not_found, mediaRefusals.picture_in_use],
  handle: async ({ act, ids }) => {
    await removePicture(act, ids.id as number)
    return { status: 204 }
  },
})

const trashedSchema = z
  .strictObject({
    id: id.describe('The picture'),
    address: z.string().describe('Where mails find it'),
    name: z.string().describe('What it is called'),
    altText: z.string().describe('What it shows; empty = nobody said'),
    deletedAt: timestampSchema.describe('When it was taken out of the library, UTC'),
  })
  .meta({ id: 'TrashedPicture' })

export const listTrashedPicturesRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/media-trash',
  summary: 'Pictures that were taken out of the library in the last 30 days',
  responses: { 200: z.strictObject({ data: z.array(trashedSchema).describe('1,000 at most, the last first') }) },
  handle: async ({ look }) => ({
    status: 200,
    body: {
      data: (await listTrash(look)).map(({ id: number, file, name, altText, deletedAt }) => ({
        ...{ id: number, address: pictureAddress(look.config.PUBLIC_URL, file), name, altText, deletedAt },
      })),
    },
  }),
})

export const restorePictureRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/{id}/restoration`,
  summary: 'Put a picture back into the library',
  responses: { 204: null },
  errors: [mediaRefusals.picture_not_found],
  handle: async ({ act, ids }) => {
    await restorePicture(act, ids.id as number)
    return { status: 204 }
  },
})
