import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { secretText, signedHeaders } from './signature.rules.ts'

const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
const other = Buffer.alloc(32, 7)
const sentAt = new Date(1_614_265_330_000)
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
const body = '{"test": 2432232314}'

test('T74 the published example of Standard Webhooks', proving('D-WHK-1.2'), () => {
  expect(signedHeaders([secret], id, sentAt, body)).toEqual({
    'webhook-id': id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  expect(secretText(secret)).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
})

test('two secrets give two signatures, separated by a space', () => {
  const [first, second] = [other, secret].map((one) => signedHeaders([one], id, sentAt, body)['webhook-signature'])
  expect(signedHeaders([other, secret], id, sentAt, body)['webhook-signature']).toBe(`${first} ${second}`)
})
