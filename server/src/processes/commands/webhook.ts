import type { Command } from 'commander'
import { type EventType, eventTypes } from '../../features/events/index.ts'
import {
  createWebhook,
  type Delivery,
  disableWebhook,
  enableWebhook,
  listDeliveries,
  listWebhooks,
  requireWebhook,
  rotateSecret,
  testWebhook,
  type Webhook,
} from '../../features/webhooks/index.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { loadConfig } from '../../platform/config/config.ts'
import { createSecrets } from '../../platform/secrets/secrets.ts'
import { createWebhookClient } from '../create-webhook-client.ts'
import { choices, countArgument, idArgument, nameArgument } from './arguments.ts'
import { changeAccount, readAccount } from './in-account.ts'
import { type OutputOptions, printDone, printList } from './output.ts'

interface HookOptions extends OutputOptions {
  account: number
  webhook: number
}

export function addWebhookCommands(program: Command): void {
  const webhook = program.command('webhook').description('webhooks: where an account wants to hear of its events')
  const inAccount = (name: string, description: string) =>
    webhook
      .command(name)
      .description(description)
      .requiredOption('--account <id>', 'account of the webhook', idArgument)
      .option('--json', 'print JSON')
  const ofOne = (name: string, description: string) =>
    inAccount(name, description).requiredOption('--webhook <id>', 'the webhook', idArgument)
  inAccount('create', 'send events to a URL from now on')
    .requiredOption('--name <name>', 'what it is for', nameArgument)
    .requiredOption('--url <url>', 'where events are posted to, https')
    .option('--events <types>', `of ${eventTypes.join(', ')} (default: all)`, choices(eventTypes))
    .action(create)
  inAccount('list', 'list the webhooks of an account').action(list)
  ofOne('test', 'post a test event now and show the answer').action(test)
  ofOne('rotate-secret', 'make a new secret; the former one signs as well for a while')
    .option('--hours <hours>', 'how long both sign', countArgument, 24)
    .action(rotate)
  ofOne('disable', 'send nothing more until it is enabled').action(disable)
  ofOne('enable', 'go on where it stopped').action(enable)
  ofOne('log', 'show the newest attempts').action(log)
}

function parts() {
  const config = loadConfig(process.env)
  return { config, clock: systemClock, secrets: createSecrets(config.POSTRIDER_SECRET) }
}

interface CreateOptions extends OutputOptions {
  account: number
  name: string
  url: string
  events?: EventType[]
}

async function create({ account, name, url, events = [], ...output }: CreateOptions): Promise<void> {
  const { webhook, secret } = await changeAccount(account, (act) => createWebhook(act, { name, url, types: events }))
  const sentence = `created webhook ${webhook.id} "${name}" for account ${account}\n\n  ${secret}\n
This is the only time the secret is shown: keep it now. The receiver checks signatures with it.`
  printDone({ ...shown(webhook), secret }, sentence, output)
}

async function list({ account, ...output }: OutputOptions & { account: number }): Promise<void> {
  const hooks = await readAccount(account, ({ reader }) => listWebhooks(reader))
  const columns = {
    ID: ({ id }: Webhook) => id,
    NAME: ({ name }: Webhook) => name,
    URL: ({ url }: Webhook) => url,
    EVENTS: ({ types }: Webhook) => (types.length > 0 ? types : 'all'),
    STATE: ({ state, stateReason }: Webhook) => (stateReason ? `${state}: ${stateReason}` : state),
    POSITION: ({ position }: Webhook) => position,
    WAITING: ({ retries }: Webhook) => retries,
    LOST: ({ lost }: Webhook) => lost,
    'DELIVERED AT': ({ deliveredAt }: Webhook) => deliveredAt,
  }
  if (output.json) printList(hooks.map(shown), {}, output)
  else printList(hooks, columns, output)
}

async function test({ account, webhook, ...output }: HookOptions): Promise<void> {
  const { tenant, hook } = await readAccount(account, async (look) => ({
    tenant: look.reader.tenant,
    hook: await requireWebhook(look, webhook),
  }))
  const client = createWebhookClient(parts().config)
  const { status, failure, tookMs } = await testWebhook({ ...parts(), client }, tenant, hook)
  client.close()
  const answer = status === null ? `no answer: ${failure}` : `answered ${status}`
  printDone({ status, failure, tookMs }, `${hook.url} ${answer}, after ${tookMs} ms`, output)
  if (status === null || status < 200 || status > 299) process.exitCode = 1
}

async function rotate({ account, webhook, hours, ...output }: HookOptions & { hours: number }): Promise<void> {
  const rotated = await changeAccount(account, (act) => rotateSecret(act, webhook, hours))
  const sentence = `webhook ${webhook} has a new secret; the former one signs as well until ${rotated.formerUntil} UTC
\n  ${rotated.secret}\n\nThis is the only time it is shown.`
  printDone({ webhook, ...rotated }, sentence, output)
}

async function disable({ account, webhook, ...output }: HookOptions): Promise<void> {
  await changeAccount(account, (act) => disableWebhook(act, webhook))
  printDone({ webhook, state: 'disabled' }, `webhook ${webhook} is disabled; its place in the log is kept`, output)
}

async function enable({ account, webhook, ...output }: HookOptions): Promise<void> {
  await changeAccount(account, (act) => enableWebhook(act, webhook))
  printDone({ webhook, state: 'active' }, `webhook ${webhook} is enabled and goes on where it stopped`, output)
}

async function log({ account, webhook, ...output }: HookOptions): Promise<void> {
  const deliveries = await readAccount(account, async (look) => {
    await requireWebhook(look, webhook)
    return listDeliveries(look.reader, webhook, 50)
  })
  const columns = {
    'AT (UTC)': ({ at }: Delivery) => at,
    SEQUENCE: ({ seq }: Delivery) => seq,
    ATTEMPT: ({ attempt }: Delivery) => attempt,
    ANSWER: ({ status, failure }: Delivery) => status ?? failure,
    MS: ({ tookMs }: Delivery) => tookMs,
  }
  printList(deliveries, columns, output)
}

function shown({ secretSealed: _, formerSecretSealed: __, ...hook }: Webhook) {
  return hook
}
