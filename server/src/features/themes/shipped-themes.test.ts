import { describe, expect, test } from 'vitest'
import { findPlaces, findTemplateFaults } from '../articles/index.ts'
import { shippedHtml } from './shipped-html.ts'
import { shippedNames, shippedPlaces, shippedThemes } from './shipped-themes.rules.ts'

describe.each(shippedNames)('%s', (name) => {
  const { templates } = shippedThemes[name]
  const theme = shippedHtml(name, 'theme')

  test('says once where articles go, and has the ways out that every mail needs', () => {
    expect(theme.split('{content}')).toHaveLength(2)
    for (const part of ['{unsubscribeLink}', '{preferencesLink}', '{browserLink}', '%postalAddress%', '%brandName%'])
      expect(theme).toContain(part)
  })

  test('is made for narrow screens and dark mail programs, loads nothing and weighs little', () => {
    expect(theme).toContain('@media (max-width: 480px)')
    expect(theme).toContain('@media (prefers-color-scheme: dark)')
    const all = [theme, ...templates.map(({ key }) => shippedHtml(name, key))].join('')
    expect(all).not.toMatch(/https?:|<script|<link|@import|url\(/)
    expect(Buffer.byteLength(all)).toBeLessThan(20_000)
  })

  test.each(templates.map(({ key }) => key))('%s has the places it is known for, and no fault', (key) => {
    const html = shippedHtml(name, key)
    expect(findTemplateFaults(html)).toEqual([])
    const inHtml = findPlaces(html).map(({ kind, areaId, placeholderId }) => `${areaId}.${placeholderId} ${kind}`)
    const known = shippedPlaces(`${name}/${key}`)?.map(({ at, kind }) => `${at} ${kind}`)
    expect(inHtml.sort()).toEqual(known?.toSorted())
  })
})
