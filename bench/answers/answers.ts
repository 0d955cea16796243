import { createAccount, inAccount } from '../../server/src/features/account-setup/index.ts'
import { createCustomer } from '../../server/src/features/accounts/index.ts'
import { createApiKey } from '../../server/src/features/api-keys/index.ts'
import { createUser } from '../../server/src/features/users/index.ts'
import { leaveResult } from '../../tools/conformance/leave-result.ts'
import { Cleanup } from '../cleanup.ts'
import { openBenchDatabase } from '../database.ts'
import type { BenchOptions } from '../main.ts'
import { startProduct, startWeb } from '../servers.ts'
import { quantile } from '../statistics.ts'
import { Verdicts } from '../verdicts.ts'
import {
  deleteKey,
  type Ending,
  endSession,
  hearOfPerson,
  type News,
  removeMember,
  type Staff,
  signInAsAdmin,
} from './at-once.ts'
import { keyQuestion, peopleFor, type Question, signInQuestion, signUpQuestion, timeOf } from './equal-time.ts'

const rounds = {
  whole: { key: 400, signIn: 60, signUp: 60, endings: 20 },
  sample: { key: 60, signIn: 12, signUp: 12, endings: 4 },
}
const alike = { atLeast: 0.95, atMost: 1.05 }
const asksPerUser = 3
/** Above this an ordinary request says that the machine is busy, and no time means anything. */
const busyMs = 250
/** No older may be what a page shows that is kept up to date. */
const newsMs = 2000
const admin = { email: 'admin@ost.example', password: 'eleven green apples' }

/** What strangers learn from the time of an answer, and how soon what was ended has ended. */
export async function benchAnswers(options: BenchOptions): Promise<number> {
  const cleanup = new Cleanup()
  const verdicts = new Verdicts(options)
  const count = rounds[options.sample ? 'sample' : 'whole']
  try {
    const stage = await setStage(cleanup, count)
    const figures: Record<string, unknown> = {}
    const proofs: { id: string; passed: boolean }[] = []
    for (const question of stage.questions) proofs.push(...(await judgeQuestion(question, verdicts, figures)))
    for (const [name, { end, ids }] of Object.entries(stage.endings)) {
      const seen: Ending[] = []
      for (let n = 0; n < count.endings; n += 1) seen.push(await end(n))
      proofs.push(...judgeEndings(name, { seen, ids }, verdicts, figures))
    }
    const news: News[] = []
    for (let n = 0; n < count.endings; n += 1) news.push(await hearOfPerson(stage.staff, n))
    proofs.push(judgeNews(news, verdicts, figures))
    leaveResult('bench-answers', {
      ...{ command: 'npm run bench -- answers', sample: options.sample, figures, proofs },
      control: 'the same question twice stands beside each pair, an ordinary request beside each ending',
    })
    return verdicts.exitCode
  } finally {
    await cleanup.run()
  }
}

async function setStage(cleanup: Cleanup, count: (typeof rounds)['whole']) {
  const database = cleanup.later(await openBenchDatabase('bench_answers', { keep: false }), (it) => it.close())
  const { operator } = database
  const customerId = await createCustomer(operator, { name: 'Versandhaus Ost' })
  const accountId = await createAccount(operator, { customerId, type: 'S', name: 'Ost' })
  await createUser(operator, { ...admin, name: 'Ada', accountId, role: 'admin' })
  const { prefix } = await inAccount(operator, accountId, (act) =>
    createApiKey(act, { name: 'shop', scopes: ['subscribers'] }),
  )
  const people = async (name: string, asked: number) =>
    peopleFor(database, accountId, { name, people: Math.ceil((2 * asked) / asksPerUser) })
  const [signers, owners] = [await people('signer', count.signIn), await people('owner', count.signUp)]
  const leaving = await peopleFor(database, accountId, { name: 'leaving', people: count.endings })
  const api = cleanup.later(await startProduct(database), ({ stop }) => stop())
  const web = cleanup.later(await startWeb(database), ({ stop }) => stop())
  const staff: Staff = { web, api, accountId, admin: await signInAsAdmin(web, admin) }
  const whoLeaves = (n: number) => ({ ...admin, email: leaving[n] as string })
  return {
    staff,
    questions: [
      keyQuestion(api, prefix, count.key),
      signInQuestion(web, signers, count.signIn),
      signUpQuestion(web, owners, count.signUp),
    ],
    endings: {
      'a key that was deleted': { end: () => deleteKey(staff), ids: ['W-104.3'] },
      'a session that was ended': { end: (n: number) => endSession(staff, whoLeaves(n)), ids: ['W-023.5', 'W-115.5'] },
      'a member who was removed': {
        end: (n: number) => removeMember(staff, whoLeaves(n)),
        ids: ['W-015.2', 'W-115.5'],
      },
    },
  }
}

async function judgeQuestion(question: Question, verdicts: Verdicts, figures: Record<string, unknown>) {
  const { name, proofs } = question
  const timing = await timeOf(question)
  const { unknownAgainstKnown, knownAgainstKnown, milliseconds } = timing
  console.log(`\n${name}, ${question.rounds} times, ${milliseconds.toFixed(1)} ms`)
  verdicts.control('known / known', knownAgainstKnown)
  verdicts.ratio('unknown / known', unknownAgainstKnown, alike)
  figures[name] = timing
  const isEven = [unknownAgainstKnown, knownAgainstKnown].every(
    ({ median }) => median >= alike.atLeast && median <= alike.atMost,
  )
  return proofs.map((id) => ({ id, passed: isEven }))
}

function judgeEndings(
  name: string,
  { seen, ids }: { seen: Ending[]; ids: string[] },
  verdicts: Verdicts,
  figures: Record<string, unknown>,
) {
  const request = most(seen.map(({ requestMs }) => requestMs))
  const streams = seen.flatMap(({ streamMs }) => (streamMs === null ? [] : [streamMs]))
  const ordinary = most(seen.map(({ ordinaryMs }) => ordinaryMs))
  console.log(`\n${name}, ${seen.length} times`)
  verdicts.figure('an ordinary request meanwhile, at most', ordinary, 'ms', { atMost: busyMs })
  verdicts.figure('still answered, at most', request, 'ms', { atMost: 1000 })
  if (streams.length > 0) verdicts.figure('stream still open, at most', most(streams), 'ms', { atMost: 1000 })
  const worst = Math.max(request, ...streams)
  figures[name] = { request, stream: streams.length > 0 ? most(streams) : null, ordinary }
  return ids.map((id) => ({ id, passed: worst <= 1000 && ordinary <= busyMs }))
}

function judgeNews(news: readonly News[], verdicts: Verdicts, figures: Record<string, unknown>) {
  const [heard, ordinary] = [most(news.map(({ heardMs }) => heardMs)), most(news.map(({ ordinaryMs }) => ordinaryMs))]
  console.log(`\nsomebody a program has added, ${news.length} times`)
  verdicts.figure('an ordinary request meanwhile, at most', ordinary, 'ms', { atMost: busyMs })
  verdicts.figure('until an open page has heard of it, at most', heard, 'ms', { atMost: newsMs })
  figures['news of somebody who was added'] = { heard, ordinary }
  return { id: 'W-115.2', passed: heard <= newsMs && ordinary <= busyMs }
}

function most(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    1,
  )
}
