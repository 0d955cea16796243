import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { marksOf } from './mail-marks.rules.ts'

const token = '0123456789abcdef'
const marks = (...lines: string[]) => marksOf(Buffer.from(lines.join('\r\n')))

describe('the personal token', () => {
  test.each([
    ['plain', ['Subject: x', '', `token:${token}`], token],
    ['with a soft break inside', ['Subject: x', '', 'to=', 'ken:01234567=', '89abcdef'], token],
    ['with an encoded colon', ['Subject: x', '', `token=3A${token}`], token],
    ['twice the same', ['Subject: x', '', `token:${token} token:${token}`], token],
    [
      'two different ones are nobody’s',
      ['Subject: x', '', `token:${token} token:aaaaaaaaaaaaaaaa`],
      `${token}+aaaaaaaaaaaaaaaa`,
    ],
    ['none', ['Subject: x', '', 'nothing'], null],
    ['longer than a token', ['Subject: x', '', `token:${token}0`], null],
    ['only in a header', [`Subject: token:${token}`, '', 'nothing'], null],
    [
      'in base64',
      ['Content-Transfer-Encoding: base64', '', Buffer.from(`Guten Tag 👋 token:${token}`).toString('base64')],
      token,
    ],
    [
      'in the second part, in base64',
      [
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        '',
        'text',
        '--b',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from(`token:${token}`).toString('base64'),
        '--b--',
      ],
      token,
    ],
  ])('%s', (_name, lines, expected) => expect(marks(...lines).token).toBe(expected))
})

test('the Message-ID, also on a folded line', () => {
  expect(marks('Subject: x', 'message-id:', ' <a.b@c.example>', '', '').messageId).toBe('<a.b@c.example>')
})

test('the queue id of the topmost Postfix', () => {
  const received = (id: string) => [
    `Received: from app (localhost [127.0.0.1])`,
    `\tby relay (Postfix) with ESMTP id ${id}`,
    '\tfor <a@b>; Sun',
  ]
  expect(marks(...received('4TOP99'), ...received('4OLD11'), '', '').queueId).toBe('4TOP99')
  expect(marks('Received: from x by y (Other) id 7', ...received('4OLD11'), '', '').queueId).toBe(null)
})

test('the hash covers the body alone, without the dots added on the way', () => {
  const { bodySha256 } = marks('Message-ID: <a@b>', '', '..', 'x', '...y', '')
  expect(bodySha256).toBe(hash('sha256', '.\r\nx\r\n..y\r\n'))
  expect(marks('Message-ID: <c@d>', '', '..', 'x', '...y', '').bodySha256).toBe(bodySha256)
})
