import { expect, test } from 'vitest'
import { zoneNow, zones } from './zones.rules.ts'

const hourIn = (zone: string, at: string) =>
  new Date(at).toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })

test('a zone is offered once, by its name of today, and is the same zone', () => {
  expect(zones).toContain('Asia/Kolkata')
  expect(zones).toContain('Europe/Kyiv')
  expect(zones).not.toContain('Europe/Kiev')
  expect(new Set(zones).size).toBe(zones.length)
  for (const name of Intl.supportedValuesOf('timeZone'))
    for (const at of ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'])
      expect(hourIn(zoneNow(name), at)).toBe(hourIn(name, at))
})
