import { expect, test } from 'vitest'
import { needsOf } from './needs.rules.ts'

test('only what waits is named, what holds up most first', () => {
  const webhooks = [
    { name: 'CRM', state: 'failing' },
    { name: 'Shop', state: 'active' },
  ] as const
  const domains = [
    { domain: 'a.example', verifiedAt: null },
    { domain: 'b.example', verifiedAt: '2026-11-01 08:00:00' },
  ]
  const coming = [
    { name: 'Spring', standing: 'failed' },
    { name: 'Autumn', standing: 'paused' },
    { name: 'Winter', standing: 'planned' },
  ] as const
  expect(needsOf({ approval: 'approved', coming: [] }, [], [])).toEqual([])
  expect(needsOf({ approval: 'pending', coming }, webhooks, domains)).toEqual([
    { kind: 'pending', name: '' },
    { kind: 'held', name: 'Autumn' },
    { kind: 'failed', name: 'Spring' },
    { kind: 'webhook', name: 'CRM' },
    { kind: 'domain', name: 'a.example' },
  ])
})
