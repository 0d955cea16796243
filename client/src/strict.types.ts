import { createClient, type Problem, type Schema } from './index.ts'

// Compiled, never run: each line that must not compile says so, and the compiler complains when it would.
export async function strictness(): Promise<void> {
  const postrider = createClient({ baseUrl: 'https://api.postrider.example/api/v1', key: 'prefix.secret' })
  const placeholders = { resetLink: 'https://shop.example/reset' }

  await postrider.POST('/mailings/singleTrigger/batch', {
    body: { triggerTypeId: 1, receivers: [{ email: 'ada@example.org', placeholders }] },
  })
  await postrider.POST('/mailings/singleTrigger/batch', {
    // @ts-expect-error a misspelt member of a receiver
    body: { triggerTypeId: 1, receivers: [{ emial: 'ada@example.org', placeholders }] },
  })
  await postrider.POST('/mailings/trigger/{id}/receivers', {
    params: { path: { id: 1 } },
    // @ts-expect-error a misspelt member of a receiver of a copy
    body: { receivers: [{ subscriberID: 1 }] },
  })
  await postrider.PUT('/subscribers/multiple', {
    // @ts-expect-error a misspelt member of an item
    body: { subscribers: [{ id: 1, firstName: 'Ada' }] },
  })
  // @ts-expect-error a body that is missing
  await postrider.POST('/subscribers/register')
  // @ts-expect-error a path that does not exist
  await postrider.GET('/subscriber')

  const { data, error } = await postrider.POST('/subscribers', { body: { email: 'ada@example.org' } })
  const subscriber: Schema<'Subscriber'> | undefined = data?.data
  const problem: Problem | undefined = error
  if (error?.code === 'subscriber_exists') takeId(error.subscriberId)
  // @ts-expect-error a member of another refusal
  if (error?.code === 'scope_required') takeId(error.subscriberId)
  // @ts-expect-error a code that does not exist
  if (error?.code === 'subscriber_exist') throw problem
  if (subscriber) takeId(subscriber.id)
}

function takeId(_id: number): void {}
