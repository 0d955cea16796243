import { expect, test } from 'vitest'
import { ReplyReader } from './reply-reader.ts'
import type { SmtpReply } from './verdict.ts'

function read(...chunks: (string | Buffer)[]): SmtpReply[] {
  const reader = new ReplyReader()
  const replies: SmtpReply[] = []
  for (const chunk of chunks) {
    reader.feed(Buffer.from(chunk as string))
    for (let reply = reader.next(); reply !== null; reply = reader.next()) replies.push(reply)
  }
  return replies
}

test.each<[string, (string | Buffer)[], SmtpReply[]]>([
  ['one line', ['250 2.1.0 Ok\r\n'], [{ code: 250, enhanced: '2.1.0', text: 'Ok' }]],
  ['without enhanced code', ['354 End with .\r\n'], [{ code: 354, enhanced: null, text: 'End with .' }]],
  ['a number that is no enhanced code', ['250 2.1.0x\r\n'], [{ code: 250, enhanced: null, text: '2.1.0x' }]],
  ['only a code', ['250\r\n'], [{ code: 250, enhanced: null, text: '' }]],
  ['only codes', ['250 2.0.0\r\n'], [{ code: 250, enhanced: '2.0.0', text: '' }]],
  ['a line feed alone', ['250 fine\n'], [{ code: 250, enhanced: null, text: 'fine' }]],
  [
    'several lines, the enhanced code in each',
    ['550-5.7.1 no\r\n550-5.7.1 never\r\n550 5.7.1 ask us\r\n'],
    [{ code: 550, enhanced: '5.7.1', text: 'no\nnever\nask us' }],
  ],
  [
    'several replies in one chunk',
    ['250 a\r\n354 b\r\n'],
    [
      { code: 250, enhanced: null, text: 'a' },
      { code: 354, enhanced: null, text: 'b' },
    ],
  ],
  ['UTF-8', ['550 5.1.1 für niemanden\r\n'], [{ code: 550, enhanced: '5.1.1', text: 'für niemanden' }]],
  ['control characters', ['250 a\0b\x1b[0m\r\n'], [{ code: 250, enhanced: null, text: 'a b [0m' }]],
])('%s', (_name, chunks, replies) => expect(read(...chunks)).toEqual(replies))

test('any way to cut the bytes gives the same replies', () => {
  const bytes = Buffer.from('250-2.0.0 erste Zeile ü\r\n250 2.0.0 zweite\r\n354 go\r\n451 4.3.0 später\r\n')
  const whole = read(bytes)
  expect(whole).toHaveLength(3)
  expect(read(...Array.from(bytes, (_, i) => bytes.subarray(i, i + 1)))).toEqual(whole)
  for (let cut = 0; cut < bytes.length; cut++) {
    expect(read(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual(whole)
  }
})

test.each([
  ['no digits', 'HTTP/1.1 400 Bad Request\r\n'],
  ['two digits', '25 Ok\r\n'],
  ['four digits', '2500 Ok\r\n'],
  ['a code out of range', '650 Ok\r\n'],
  ['a preliminary code', '150 wait\r\n'],
  ['an empty line', '\r\n'],
  ['codes that change', '250-a\r\n550 b\r\n'],
  ['a line without end', `250 ${'x'.repeat(20_000)}`],
  ['lines without end', '250-x\r\n'.repeat(3_000)],
])('refuses %s', (_name, received) => expect(() => read(received)).toThrow(Error))
