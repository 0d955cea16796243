import { describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { joined, readColour, readPageUrl, type StoredSettings, settingsFor } from './page-settings.rules.ts'

describe('T53 the address of a page', () => {
  const demands = { allowHttp: false, ownOrigin: 'https://pages.example' }
  test.each([
    ['https://kunde.example', 'https://kunde.example/'],
    [' https://kunde.example/a?b=c#d ', 'https://kunde.example/a?b=c#d'],
    ['https://Kündin.example/ä', 'https://xn--kndin-kva.example/%C3%A4'],
    ['HTTPS://kunde.example:8443/', 'https://kunde.example:8443/'],
  ])('%s is stored as %s', (text, url) => expect(readPageUrl(text, demands)).toEqual({ url }))

  test.each([
    ['http://kunde.example/', 'https://'],
    ['javascript:alert(1)', 'https://'],
    ['data:text/html,x', 'https://'],
    ['//kunde.example/', 'https://'],
    ['https:kunde.example', 'https://'],
    ['kunde.example', 'https://'],
    ['', 'https://'],
    ['https://', 'https://'],
    ['https://kunde.example/a\r\nSet-Cookie: x', 'https://'],
    ['https://kunde.example/a\tb', 'https://'],
    ['java\nscript:alert(1)', 'https://'],
    ['https://ich:geheim@kunde.example/', 'password'],
    ['https://ich@kunde.example/', 'password'],
    ['https://pages.example/unsubscribe', 'circle'],
    [`https://kunde.example/${'x'.repeat(2000)}`, '2000'],
  ])('%j is refused with its remedy', proving('D-PAG-1.3'), (text, remedy) => {
    expect(readPageUrl(text, demands)).toEqual({ fault: expect.stringContaining(remedy) })
  })

  test('http is for development alone', () => {
    expect(readPageUrl('http://127.0.0.1:3000/', { ...demands, allowHttp: true })).toEqual({
      url: 'http://127.0.0.1:3000/',
    })
  })

  test.each(['red', '#fff', '#12345g', 'expression(1)', '#000000;}'])('%s is no colour', (text) =>
    expect(readColour(text)).toEqual({ fault: expect.stringContaining('#0a5c8f') }),
  )
})

describe('what holds', () => {
  const row = (channelId: number, own: Partial<StoredSettings>): StoredSettings => ({
    ...settingsFor([], []),
    isInherited: false,
    singlePageMode: null,
    optinConfirmMode: null,
    ...own,
    channelId,
  })
  const stored = [
    row(0, { noteUrl: 'https://a.example/', unsubscribeUrl: 'https://a.example/ab', singlePageMode: true }),
    row(5, { unsubscribeUrl: 'https://b.example/ab', singlePageMode: false, optinConfirmMode: 'button' }),
  ]
  test('nothing set: our own pages, and what looks like a person is confirmed at once', proving('D-PAG-6.7'), () => {
    expect(settingsFor([], [5])).toMatchObject({
      confirmationUrl: null,
      singlePageMode: false,
      optinConfirmMode: 'adaptive',
    })
  })
  test('a channel overrides its account, value by value, also with no', proving('D-PAG-1.2'), () => {
    expect(settingsFor(stored, [5])).toMatchObject({
      noteUrl: 'https://a.example/',
      unsubscribeUrl: 'https://b.example/ab',
      singlePageMode: false,
      optinConfirmMode: 'button',
    })
  })
  test('what the L-account gave a channel stands between the two', () => {
    const given = { noteUrl: 'https://l.example/', unsubscribeUrl: 'https://l.example/ab', isInherited: true }
    expect(settingsFor([...stored, row(5, given)], [5])).toMatchObject({
      noteUrl: 'https://l.example/',
      unsubscribeUrl: 'https://b.example/ab',
    })
    expect(joined(row(5, given), stored[1])).toMatchObject({
      channelId: 5,
      isInherited: false,
      noteUrl: 'https://l.example/',
      unsubscribeUrl: 'https://b.example/ab',
    })
  })
  test.each([[[6]], [[]], [[5, 6]], [[0]]])('the account speaks for channels %j', (channelIds) => {
    expect(settingsFor(stored, channelIds)).toMatchObject({
      unsubscribeUrl: 'https://a.example/ab',
      singlePageMode: true,
    })
  })
})
