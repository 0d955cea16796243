import { expect, test } from 'vitest'
import { machineTable } from './statistics-file.rules.ts'

test('machines are told by how they were seen, in the words of the screen', () => {
  const machines = [
    { reason: 'appleProxy', opens: 40, clicks: 0 },
    { reason: 'scanner', opens: 0, clicks: 12 },
  ] as const
  expect(machineTable(machines, 'de')).toEqual({
    headings: ['Als Maschinen erkannt', 'Öffnungen', 'Klicks'],
    rows: [
      ['Apples Datenschutz-Proxy', 40, 0],
      ['Link-Prüfer', 0, 12],
    ],
  })
  expect(machineTable(machines, 'en').rows[1]?.[0]).toBe('Link scanners')
})
