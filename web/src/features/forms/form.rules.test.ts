import { expect, test } from 'vitest'
import { frameOf, snippetOf } from './form.rules.ts'

const content = {
  ...{
    name: 'Website',
    channelIds: [5],
    frameOrigins: [],
    groupId: null,
    isOpen: true,
    privacyUrl: 'https://lindhof.example/p?a=1&b=2',
  },
  fields: [{ name: 'firstname', isRequired: true }],
  texts: { en: { title: 'T', intro: '', consent: 'Yes, <b>you</b> may.', button: 'Go' } },
}
const labels = { email: 'Email', field: () => 'First name', channel: () => 'Garden "letter"' }

test('a snippet has every field and is safe to paste', () =>
  expect(
    snippetOf(content, 'https://pages.example/form/ab', 'en', labels),
  ).toBe(`<form action="https://pages.example/form/ab" method="post">
  <label><input name="channel" type="checkbox" value="5"> Garden &quot;letter&quot;</label>
  <label>Email <input name="email" type="email" required></label>
  <label>First name <input name="firstname" required></label>
  <label><input name="consent" type="checkbox" required> Yes, &lt;b&gt;you&lt;/b&gt; may.</label>
  <a href="https://lindhof.example/p?a=1&amp;b=2">https://lindhof.example/p?a=1&amp;b=2</a>
  <button>Go</button>
</form>`))

test('a frame names what it shows', () =>
  expect(frameOf('https://pages.example/form/ab', 'T')).toContain('src="https://pages.example/form/ab" title="T"'))
