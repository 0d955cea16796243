import { get } from 'node:http'
import { createUser } from '../../server/src/features/users/index.ts'
import type { Audience } from '../audience.ts'
import type { BenchDatabase } from '../database.ts'
import type { RunningServer } from '../servers.ts'

/** What somebody saw of a run until the next news came, and how old it was then. */
export interface Sample {
  difference: number
  ageMs: number
}

export interface Crowd {
  samples: Sample[]
  leave(): void
}

/** What the position of a run's stream counts; see `run.web.ts`. */
const msPerPosition = 500
const password = 'correct horse battery'

/** People of the account who have signed in; returns their cookies. */
export async function signInPeople(
  { operator }: BenchDatabase,
  { accountId }: Pick<Audience, 'accountId'>,
  { port }: RunningServer,
  people: number,
): Promise<string[]> {
  const origin = `http://127.0.0.1:${port}`
  const cookies: string[] = []
  for (let n = 1; n <= people; n += 1) {
    const email = `watcher.${n}@ost.example`
    await createUser(operator, { email, password, name: `Watcher ${n}`, accountId, role: 'editor' })
    const answer = await fetch(`${origin}/app/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email, password }),
    })
    if (answer.status !== 200) throw new Error(`could not sign in: ${answer.status} ${await answer.text()}`)
    cookies.push(answer.headers.get('set-cookie')?.split(';', 1)[0] as string)
  }
  return cookies
}

/** Each with the page of the run open: one stream of the account, one of the run. */
export function watch(
  { port }: RunningServer,
  cookies: readonly string[],
  { accountId, mailingId }: { accountId: number; mailingId: number },
): Crowd {
  const samples: Sample[] = []
  const account = `http://127.0.0.1:${port}/app/api/accounts/${accountId}`
  const streams = cookies.flatMap((cookie) => [
    listen(`${account}/live`, cookie, () => {}),
    listen(`${account}/mailings/${mailingId}/run/live`, cookie, noteAges(samples)),
  ])
  return {
    samples,
    leave: () => {
      for (const leave of streams) leave()
    },
  }
}

/** The position is the moment of the look, cut down to its half second: no age is made smaller than it was. */
function noteAges(samples: Sample[]) {
  let shown: { difference: number; lookedAtMs: number } | null = null
  return (position: string, run: { difference: number }) => {
    if (shown) samples.push({ difference: shown.difference, ageMs: Date.now() - shown.lookedAtMs })
    shown = { difference: run.difference, lookedAtMs: Number(position) * msPerPosition }
  }
}

function listen(url: string, cookie: string, hear: (position: string, data: never) => void): () => void {
  let text = ''
  const request = get(url, { headers: { cookie, accept: 'text/event-stream' }, agent: false }, (response) => {
    if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, id] = /^id: (.+)$/m.exec(block) ?? []
        const [, data] = /^data: (.+)$/m.exec(block) ?? []
        if (id && data) hear(id, JSON.parse(data) as never)
      }
    })
    response.on('error', () => {})
  })
  request.on('error', () => {})
  return () => request.destroy()
}
