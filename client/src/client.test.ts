import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { anAccount } from '../../server/test/factories.ts'
import { proves } from '../../server/test/proves.ts'
import { startTestApi } from '../../server/test/test-api.ts'
import { createClient } from './index.ts'

const repository = join(import.meta.dirname, '../..')

/** What the compiler says of a program that uses the client. */
function errorsOf(source: string): string[] {
  const path = join(import.meta.dirname, 'written-by-an-integrator.ts')
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, repository)
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === path || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, source, ts.ScriptTarget.Latest) : getSourceFile(name, ...rest)
  const program = ts.createProgram([path], options, host)
  const found = program.getSemanticDiagnostics(program.getSourceFile(path))
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

const batch = (receiver: string) => `
  import { createClient } from './index.ts'
  const postrider = createClient({ baseUrl: 'https://api.postrider.example/api/v1', key: 'prefix.secret' })
  await postrider.POST('/mailings/singleTrigger/batch', { body: { triggerTypeId: 1, receivers: [${receiver}] } })`

test('a misspelt member in a receiver of a batch does not compile', () => {
  expect(errorsOf(batch(`{ email: 'ada@example.org' }`))).toEqual([])
  const errors = errorsOf(batch(`{ emial: 'ada@example.org' }`))
  proves('F-061', () => expect(errors).toEqual([expect.stringContaining("'emial' does not exist")]))
})

test('speaks to the real API, and hands over refusals as values', async () => {
  const api = await startTestApi()
  const { key } = await anAccount(api)
  const postrider = createClient({ baseUrl: `${api.url}/api/v1`, key })
  const created = await postrider.POST('/subscribers', { body: { email: 'ada@example.org' } })
  expect([created.response.status, created.data?.data.email]).toEqual([201, 'ada@example.org'])
  const again = await postrider.POST('/subscribers', { body: { email: 'ada@example.org' } })
  expect(again.error?.code === 'subscriber_exists' && again.error.subscriberId).toBe(created.data?.data.id)
  const path = { id: created.data?.data.id as number }
  expect((await postrider.DELETE('/subscribers/{id}', { params: { path } })).response.status).toBe(204)
  await api.stop()
})
