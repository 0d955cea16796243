import { z } from 'zod'
import { type FieldError, parameterError } from '../../platform/errors/field-error.ts'
import { versionRefusals } from '../../platform/versions/version.refusals.ts'
import { webRoutes } from '../app-api/index.ts'
import { longestUploadBytes, mediaRefusals, type PicturePart, replacePicture } from '../media/index.ts'
import { pictureView } from '../media/picture.record.ts'
import { pictureSchema } from '../media/picture.schema.ts'
import { showInDrafts } from './show-in-drafts.ts'

const sides = ['left', 'top', 'width', 'height'] as const
const longestSide = 100_000
const partQuery = {
  parse: (query: URLSearchParams): { value: { part: PicturePart | null }; errors: FieldError[] } => {
    const given = query.get('part')
    if (given === null && query.size === 0) return { value: { part: null }, errors: [] }
    const numbers = (given ?? '').split(',')
    const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number)
    const isFine =
      query.size === 1 &&
      numbers.length === sides.length &&
      numbers.every((number) => /^[0-9]{1,6}$/.test(number)) &&
      Math.min(width, height) > 0 &&
      Math.max(left, top, width, height) <= longestSide
    const errors = isFine ? [] : [parameterError('part', 'query_parameter_invalid')]
    return { value: { part: { left, top, width, height } }, errors }
  },
  parameters: [
    {
      name: 'part',
      description: 'Left, top, width and height in pixels, with commas between: only this part of the picture',
      schema: { type: 'string' },
    },
  ],
} as const

export const replacePictureRoute = webRoutes.uploadRoute({
  tag: 'Media',
  action: 'writeDrafts',
  method: 'POST',
  path: '/accounts/{accountId}/media/{id}/replace',
  summary:
    'Another file for a picture, or with an empty body a part of it; drafts show it, what left shows what it showed',
  query: partQuery,
  byteLimit: longestUploadBytes,
  responses: { 200: z.strictObject({ data: pictureSchema }) },
  errors: [
    mediaRefusals.picture_not_found,
    mediaRefusals.picture_known,
    mediaRefusals.picture_part_outside,
    mediaRefusals.picture_unreadable,
    mediaRefusals.picture_too_large,
    mediaRefusals.picture_too_many_pixels,
    versionRefusals.changed_meanwhile,
  ],
  offset: async () => 0,
  receive: async (inAct, { ids, query, record }, body) => {
    const parts: Buffer[] = []
    for await (const part of body) parts.push(part)
    const bytes = Buffer.concat(parts)
    const file = { input: bytes.length > 0 || !query.part ? bytes : null, part: query.part }
    const id = ids.id as number
    const picture = await replacePicture(inAct, id, file, async (act, change) => {
      await showInDrafts(act, change)
      await record(act, id)
    })
    const publicUrl = await inAct(async ({ config }) => config.PUBLIC_URL)
    return { status: 200, body: { data: pictureView({ picture, uses: [] }, publicUrl) } }
  },
})
