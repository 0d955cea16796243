import { expect, test } from 'vitest'
import { addressObstacle, mailCommand, rcptCommand } from './envelope.rules.ts'

test.each([
  ['plain addresses', 'a@b.test', 'c@d.test', false, undefined],
  ['the null sender', '', 'c@d.test', false, undefined],
  ['a quoted local part', 'a@b.test', '"c c"@d.test', false, undefined],
  ['no recipient', 'a@b.test', '', true, 'an address that no envelope can carry'],
  ['a line end', 'a@b.test', 'c@d.test>\r\nRCPT TO:<e@f.test', true, 'an address that no envelope can carry'],
  ['a bare line feed', 'a@b.test\nDATA', 'c@d.test', true, 'an address that no envelope can carry'],
  ['an angle bracket', 'a@b.test', 'c>@d.test', true, 'an address that no envelope can carry'],
  ['letters beyond ASCII', 'a@b.test', 'grün@d.test', false, 'the relay takes ASCII addresses only'],
  ['letters beyond ASCII with SMTPUTF8', 'a@b.test', 'grün@d.test', true, undefined],
])('%s', (_name, envelopeFrom, envelopeTo, smtpUtf8, obstacle) => {
  expect(addressObstacle({ envelopeFrom, envelopeTo }, smtpUtf8)).toBe(obstacle)
})

test('the commands name SMTPUTF8 only where it is needed', () => {
  const plain = { envelopeFrom: '', envelopeTo: 'c@d.test' }
  expect(mailCommand(plain) + rcptCommand(plain)).toBe('MAIL FROM:<>\r\nRCPT TO:<c@d.test>\r\n')
  expect(mailCommand({ envelopeFrom: 'a@b.test', envelopeTo: 'grün@d.test' })).toBe('MAIL FROM:<a@b.test> SMTPUTF8\r\n')
})
