import { checkAgainstOpenApi } from '../openapi-check.ts'
import type { Answer, CallOptions, TestApi } from '../test-api.ts'

/** The same server without the sockets: tens of thousands of requests in minutes, through every layer behind them. */
export function inProcess(api: TestApi): TestApi {
  return { ...api, call: (method, path, options) => call(api, method, path, options) }
}

async function call({ server }: TestApi, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { key, body } = options
  const url = `/api/v1${path}`
  const response = await server.inject({
    method: method as 'POST',
    url,
    headers: {
      authorization: `Basic ${Buffer.from(`api:${key}`).toString('base64')}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  const text = response.payload
  const headers = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]))
  const answer = { status: response.statusCode, headers, text, body: text === '' ? undefined : JSON.parse(text) }
  checkAgainstOpenApi(method, url, answer)
  return answer
}
