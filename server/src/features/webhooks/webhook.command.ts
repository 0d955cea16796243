import type { Command } from 'commander'
import { choices, countArgument, idArgument, nameArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { type EventType, eventTypes } from '../events/index.ts'
import { createWebhookClient } from './create-webhook-client.ts'
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
} from './index.ts'

interface HookOptions extends OutputOptions {
  account: number
  webhook: number
}

export function addWebhookCommands(program: Command, cli: CommandLine): void {
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
    .option('--events <types>', `of ${eventTypes.join(', ')} (default: all but message.…)`, choices(eventTypes))
    .action(create(cli))
  inAccount('list', 'list the webhooks of an account').action(list(cli))
  ofOne('test', 'post a test event now and show the answer').action(test(cli))
  ofOne('rotate-secret', 'make a new secret; the former one signs as well for a while')
    .option('--hours <hours>', 'how long both sign', countArgument, 24)
    .action(rotate(cli))
  ofOne('disable', 'send nothing more until it is enabled').action(disable(cli))
  ofOne('enable', 'go on where it stopped').action(enable(cli))
  ofOne('log', 'show the newest attempts').action(log(cli))
}

interface CreateOptions extends OutputOptions {
  account: number
  name: string
  url: string
  events?: EventType[]
}

const create =
  (cli: CommandLine) =>
  async ({ account, name, url, events = [], ...output }: CreateOptions) => {
    const { webhook, secret } = await cli.inAccount(account, (act) => createWebhook(act, { name, url, types: events }))
    const sentence = `created webhook ${webhook.id} "${name}" for account ${account}\n\n  ${secret}\n
This is the only time the secret is shown: keep it now. The receiver checks signatures with it.`
    cli.output.done({ ...shown(webhook), secret }, sentence, output)
  }

const list =
  (cli: CommandLine) =>
  async ({ account, ...output }: OutputOptions & { account: number }) => {
    const hooks = await cli.lookInto(account, ({ reader }) => listWebhooks(reader))
    const columns = {
      ID: ({ id }: Webhook) => id,
      NAME: ({ name }: Webhook) => name,
      URL: ({ url }: Webhook) => url,
      EVENTS: ({ types }: Webhook) => (types.length > 0 ? types : 'all but message.…'),
      STATE: ({ state, stateReason }: Webhook) => (stateReason ? `${state}: ${stateReason}` : state),
      POSITION: ({ position }: Webhook) => position,
      WAITING: ({ retries }: Webhook) => retries,
      LOST: ({ lost }: Webhook) => lost,
      'DELIVERED AT': ({ deliveredAt }: Webhook) => deliveredAt,
    }
    if (output.json) cli.output.list(hooks.map(shown), {}, output)
    else cli.output.list(hooks, columns, output)
  }

const test =
  (cli: CommandLine) =>
  async ({ account, webhook, ...output }: HookOptions) => {
    const client = createWebhookClient(cli.config)
    const { hook, answer } = await cli.lookInto(account, async (look) => {
      const found = await requireWebhook(look, webhook)
      return { hook: found, answer: await testWebhook({ ...look, client }, look.reader.tenant, found) }
    })
    client.close()
    const { status, failure, tookMs } = answer
    const outcome = status === null ? `no answer: ${failure}` : `answered ${status}`
    cli.output.done({ status, failure, tookMs }, `${hook.url} ${outcome}, after ${tookMs} ms`, output)
    if (status === null || status < 200 || status > 299) cli.output.failed()
  }

const rotate =
  (cli: CommandLine) =>
  async ({ account, webhook, hours, ...output }: HookOptions & { hours: number }) => {
    const rotated = await cli.inAccount(account, (act) => rotateSecret(act, webhook, hours))
    const sentence = `webhook ${webhook} has a new secret; the former one signs as well until ${rotated.formerUntil} UTC
\n  ${rotated.secret}\n\nThis is the only time it is shown.`
    cli.output.done({ webhook, ...rotated }, sentence, output)
  }

const disable =
  (cli: CommandLine) =>
  async ({ account, webhook, ...output }: HookOptions) => {
    await cli.inAccount(account, (act) => disableWebhook(act, webhook))
    cli.output.done(
      { webhook, state: 'disabled' },
      `webhook ${webhook} is disabled; its place in the log is kept`,
      output,
    )
  }

const enable =
  (cli: CommandLine) =>
  async ({ account, webhook, ...output }: HookOptions) => {
    await cli.inAccount(account, (act) => enableWebhook(act, webhook))
    cli.output.done({ webhook, state: 'active' }, `webhook ${webhook} is enabled and goes on where it stopped`, output)
  }

const log =
  (cli: CommandLine) =>
  async ({ account, webhook, ...output }: HookOptions) => {
    const deliveries = await cli.lookInto(account, async (look) => {
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
    cli.output.list(deliveries, columns, output)
  }

function shown({ secretSealed: _, formerSecretSealed: __, ...hook }: Webhook) {
  return hook
}
