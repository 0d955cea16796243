import { apiDocument } from '../../src/processes/api-document.ts'
import { apiRoutes } from '../../src/processes/api-routes.ts'
import type { Operation, Target } from './requests.ts'
import type { Schema } from './schema-values.ts'
import type { World } from './world.ts'

interface DocumentedOperation {
  parameters: { in: string; name: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** What the OpenAPI document offers to shoot at, in the accounts of this world. */
export function targetOf({ keys, fields, channelIds }: World, columns: string[]): Target {
  const document = apiDocument(apiRoutes, 'https://api.postrider.example')
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(method, path, operation as DocumentedOperation)),
  )
  const words = { schemas: document.components.schemas as Record<string, Schema>, fields }
  return { keys, columns, operations, plain: { ...words, channelIds: [] }, channels: { ...words, channelIds } }
}

function operationOf(method: string, path: string, { parameters, requestBody }: DocumentedOperation): Operation {
  return {
    method: method.toUpperCase(),
    path,
    parameters: parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
    body: requestBody?.content['application/json']?.schema ?? null,
  }
}
