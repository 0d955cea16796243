import { Agent, get } from 'node:http'
import type { ListsAccount } from './lists-account.ts'

interface Answer {
  total: number
  ids: number[]
  ms: number
}

export type Ask = (path: string) => Promise<Answer>

/** One client that asks for one list after the other, with all keys in turn. */
export function caller(port: number, { keys }: ListsAccount): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let calls = 0
  return (path) =>
    new Promise((resolve, reject) => {
      const auth = `api:${keys[calls++ % keys.length]}`
      const start = performance.now()
      const request = get({ port, path, auth, agent, host: '127.0.0.1' }, async (response) => {
        const chunks = await response.toArray()
        const ms = performance.now() - start
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}: ${text}`))
        const { data, meta } = JSON.parse(text)
        resolve({ total: meta.pagination.total, ids: data.map(({ id }: { id: number }) => id), ms })
      })
      request.on('error', reject)
    })
}
