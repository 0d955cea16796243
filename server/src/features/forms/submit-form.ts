import { Refusal } from '../../platform/errors/refusal.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { anyOptinMailing, registerSubscriber } from '../subscriptions/index.ts'
import type { Form } from './form.rules.ts'
import type { Press } from './read-press.rules.ts'

/** Where, and by which words, the person agreed. */
export interface Agreement {
  formUrl: string
  text: string
}

/**
 * Somebody has filled in a form. Whoever it was is asked by mail, and nothing that was typed counts before the mailbox has
 * answered. An address that may not be written to gets nothing, and nobody learns of it.
 */
export async function submitForm(
  act: Act<FullAccount>,
  { groupId }: Pick<Form, 'groupId'>,
  press: Press,
  agreement: Agreement,
): Promise<void> {
  const { account } = act
  try {
    await registerSubscriber(act, {
      email: press.email,
      data: press.data,
      channelIds: account.hasChannels ? press.channelIds : [account.defaultChannel.id],
      forceOptIn: true,
      deferData: true,
      optinMailingId: anyOptinMailing(act),
      form: agreement,
      groupId,
    })
  } catch (error) {
    if (!(error instanceof Refusal && error.kindName === 'subscriber_blacklisted')) throw error
  }
}
