import { expect, test } from 'vitest'
import { apiDocument } from '../../server/src/processes/api-document.ts'
import { apiRoutes } from '../../server/src/processes/api-routes.ts'
import { proves } from '../../server/test/proves.ts'
import { findUndescribed } from './described.ts'

// biome-ignore lint/suspicious/noExplicitAny: the document is walked as plain JSON
const document = (): any => structuredClone(apiDocument(apiRoutes, 'https://api.postrider.example'))

test('nothing of the interface is left to guess', () => {
  proves('W-144.2', () => expect(findUndescribed(document())).toEqual([]))
})

test('what loses its description is named', () => {
  const silent = document()
  delete silent.components.schemas.Subscriber.properties.city.description
  delete silent.components.schemas.Pagination.description
  delete silent.paths['/whoami'].get.description
  delete silent.paths['/events'].get.parameters[0].description
  delete silent.paths['/channels'].get.responses['200'].content['application/json'].example
  delete silent.paths['/articles'].post.requestBody.content['application/json'].example
  silent.components.schemas.Subscriber.properties.id.minimum = Number.MIN_SAFE_INTEGER
  const found = findUndescribed(silent)
  expect(found).toEqual(
    expect.arrayContaining([
      'GET /whoami has no description',
      'GET /channels has no example',
      'POST /articles has no example',
      'components/schemas/Subscriber/properties/city',
      expect.stringMatching(/^paths\/\/subscribers\/get\/.*\/pagination$/),
      'paths//events/get/parameters/after',
      'contains -9007199254740991',
    ]),
  )
})

test('members that are called properties or example are looked at like any other', () => {
  const schema = { properties: { properties: { properties: { inner: {} }, description: 'x' }, example: {} } }
  const found = findUndescribed({ components: { schemas: { Odd: schema } } })
  expect(found).toEqual([
    'components/schemas/Odd/properties/example',
    'components/schemas/Odd/properties/properties/properties/inner',
  ])
})
