import { expect, test } from 'vitest'
import { isPictureFile, pictureName, picturesIn } from './picture.rules.ts'

const file = `17-${'0a'.repeat(16)}.jpg`

test.each([
  [file, true],
  ['../../etc/passwd', false],
  [`17-${'0a'.repeat(16)}.svg`, false],
  [`${'0a'.repeat(16)}.jpg`, false],
  [`x${file}`, false],
])('a file of the store: %s', (name, is) => expect(isPictureFile(name)).toBe(is))

test.each([
  ['C:\\Bilder\\Tulpen.jpg', 'Tulpen.jpg'],
  ['../a/b.png', 'b.png'],
  [' \u0000 ', 'picture'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('called as on the machine it comes from', (given, name) => expect(pictureName(given)).toBe(name))

test.each([
  ['described', `<img src="https://a.example/media/${file}" alt="Tulips">`, [{ file, isWordless: false }]],
  ['not described', `<img src="https://a.example/media/${file}" alt="">`, [{ file, isWordless: true }]],
  ['without the attribute', `<img src="https://a.example/media/${file}">`, [{ file, isWordless: false }]],
  ['from elsewhere', '<img src="https://a.example/tulips.jpg" alt="">', []],
])('pictures of the library in a mail: %s', (_name, html, found) => expect(picturesIn(html)).toEqual(found))
