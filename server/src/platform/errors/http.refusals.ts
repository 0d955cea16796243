import { z } from 'zod'
import { refusals } from './refusal.ts'

const malformed = { code: 'malformed_json', status: 400, title: 'Malformed JSON' } as const
const unreadable = { code: 'bad_request', status: 400, title: 'Unreadable request' } as const
const missing = { code: 'not_found', status: 404, title: 'Not found' } as const
const tooLarge = { code: 'payload_too_large', status: 413, title: 'Payload too large' } as const
const tooLong = { code: 'uri_too_long', status: 414, title: 'Query string too long' } as const

/** What is refused because of how HTTP is spoken, whatever the request is about. */
export const httpRefusals = refusals({
  body_not_utf8: { ...malformed, detail: 'The body is not valid UTF-8.' },
  body_too_deep: {
    ...malformed,
    detail: ({ mostLevels }: { mostLevels: number }) => `The body may be nested ${mostLevels} levels deep.`,
  },
  body_not_json: { ...malformed, detail: 'The body is not valid JSON.' },
  body_required: { status: 400, title: 'Body required', detail: 'Send a JSON object as the body.' },
  body_not_object: { status: 400, title: 'Body is not an object', detail: 'The body must be a JSON object.' },
  duplicate_member: {
    status: 400,
    title: 'Member stands twice',
    members: { member: z.string().describe('The name that stands twice, its first 100 characters') },
    detail: 'A member stands twice in the same object.',
  },
  too_many_members: {
    status: 422,
    title: 'Too many members',
    detail: ({ membersOfObject, membersInAll }: { membersOfObject: number; membersInAll: number }) =>
      `An object may have ${membersOfObject} members, the whole body ${membersInAll}.`,
  },
  request_unreadable: { ...unreadable, detail: 'The request could not be read.' },
  request_cut_off: { ...unreadable, detail: 'The connection ended before the request did.' },
  host_missing: { ...unreadable, detail: 'HTTP/1.1 asks for a Host header.' },
  upload_offset_unreadable: { ...unreadable, detail: 'Upload-Offset is the number of bytes that have been taken.' },
  path_unknown: { ...missing, detail: 'There is nothing at this path.' },
  problem_unknown: { ...missing, detail: 'There is no problem with this code.' },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: ({ allow }: { allow: string }) => `This path allows ${allow}.`,
  },
  not_acceptable: {
    status: 406,
    title: 'Not acceptable',
    detail: 'This API answers in application/json; accept that or send no Accept header.',
  },
  idempotency_in_progress: {
    status: 409,
    title: 'Request in progress',
    detail: 'The first request with this Idempotency-Key has not finished; ask again.',
  },
  upload_offset_wrong: {
    status: 409,
    title: 'Upload goes on elsewhere',
    members: { offset: z.int().min(0).describe('Where the upload goes on') },
    detail: ({ offset }: { offset: number }) => `${offset} bytes have been taken; go on from there.`,
  },
  endpoint_gone: {
    code: 'gone',
    status: 410,
    title: 'Gone',
    detail: ({ successor }: { successor: string }) => `This endpoint was replaced; use ${successor}.`,
  },
  body_too_large: { ...tooLarge, detail: ({ limit }: { limit: number }) => `The body may hold ${limit} bytes.` },
  upload_too_large: { ...tooLarge, detail: ({ limit }: { limit: number }) => `The upload may hold ${limit} bytes.` },
  query_too_long: { ...tooLong, detail: ({ limit }: { limit: number }) => `The query string may hold ${limit} bytes.` },
  request_line_too_long: { ...tooLong, detail: 'The path and query string are too long.' },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    detail: 'Send the body as application/json in UTF-8.',
  },
  idempotency_key_invalid: {
    status: 422,
    title: 'Idempotency key invalid',
    detail: 'Idempotency-Key takes 1 to 255 visible ASCII characters.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency key reused',
    detail: 'This Idempotency-Key was used with another body; use a new key.',
  },
  too_many_visits: {
    code: 'rate_limit_exceeded',
    status: 429,
    title: 'Rate limit exceeded',
    detail: 'Too many pages in a minute.',
  },
  too_many_streams: {
    status: 429,
    title: 'Too many streams',
    detail: ({ most }: { most: number }) => `${most} streams are open; close one first.`,
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    detail: 'Something went wrong on our side; the request id helps us find it.',
  },
  service_unavailable: {
    status: 503,
    title: 'Service unavailable',
    detail: 'The service cannot reach its database or the request took too long; try again shortly.',
  },
})
