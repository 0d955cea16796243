import { expect, test } from 'vitest'
import { callsFor } from './trigger-call.rules.ts'

test('a call holds every example, and a quote does not end it', () => {
  const placeholders = [{ name: 'place', exampleValue: "Land's End" }]
  const { curl, TypeScript } = callsFor({
    apiUrl: 'https://mail.example/api/v1',
    triggerTypeId: 7,
    language: 'en',
    placeholders,
  })
  expect(curl).toContain('https://mail.example/api/v1/mailings/singleTrigger')
  expect(curl).toContain(`"place": "Land'\\''s End"`)
  expect(TypeScript).toContain(`"place": "Land's End"`)
  expect(TypeScript).toContain('"triggerTypeId": 7')
})
