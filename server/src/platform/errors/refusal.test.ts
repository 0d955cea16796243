import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal, refusals, withValues } from './refusal.ts'

const shelf = refusals({
  book_lent: withValues({
    status: 409,
    title: 'Book is lent',
    members: { until: z.string() },
    detail: ({ until }) => `Somebody has it until ${until}.`,
    remedy: 'waitForReturn',
  }),
  book_burnt: { code: 'book_unknown', status: 404, title: 'Book unknown', detail: 'It was lost in the fire.' },
  book_unknown: { status: 404, title: 'Book unknown', detail: 'The shelf has no such book.' },
})

test('a refusal carries its code, values, remedy and the sentence of the API', () => {
  const thrown = shelf.book_lent({ until: 'May' })
  expect(thrown).toBeInstanceOf(Refusal)
  expect(thrown).toMatchObject({
    code: 'book_lent',
    status: 409,
    remedy: 'waitForReturn',
    extensions: { until: 'May' },
  })
  expect(thrown.detail).toBe('Somebody has it until May.')
})

test('one without values takes none', () => {
  expect(shelf.book_unknown()).toMatchObject({ code: 'book_unknown', status: 404, remedy: null, extensions: {} })
  // @ts-expect-error the compiler refuses values that the kind does not have
  shelf.book_unknown({ until: 'May' })
  // @ts-expect-error and asks for those it has
  shelf.book_lent()
})

test('kinds that API v1 does not tell apart have one code and their own names', () => {
  expect(shelf.book_burnt()).toMatchObject({ code: 'book_unknown', kindName: 'book_burnt' })
  expect(shelf.book_unknown()).toMatchObject({ code: 'book_unknown', kindName: 'book_unknown' })
})

test('a sentence may be made of more than the API shows', () => {
  const { shelf_full } = refusals({
    shelf_full: {
      status: 409,
      title: 'Shelf is full',
      members: { shelf: z.string() },
      detail: ({ most }: { most: number }) => `It holds ${most} books.`,
    },
  })
  const thrown = shelf_full({ shelf: 'B', most: 40 })
  expect(thrown).toMatchObject({ detail: 'It holds 40 books.', values: { shelf: 'B', most: 40 } })
  expect(thrown.extensions).toEqual({ shelf: 'B' })
  // @ts-expect-error what the sentence needs is asked for, too
  expect(() => shelf_full({ shelf: 'B' })).not.toThrow()
})
