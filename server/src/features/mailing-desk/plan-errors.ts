import { accountRefusals } from '../accounts/index.ts'
import { articleRefusals } from '../articles/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { deskRefusals } from './desk.refusals.ts'

/** What can keep a mailing from being planned. */
export const planErrors = [
  mailingRefusals.mailing_not_found,
  mailingRefusals.mailing_sent,
  mailingRefusals.dispatch_begun,
  mailingRefusals.mailing_standing,
  mailingRefusals.mailing_incomplete,
  mailingRefusals.sender_domain_unverified,
  mailingRefusals.account_sends_nothing,
  articleRefusals.article_unavailable,
  accountRefusals.account_not_approved,
  accountRefusals.account_locked,
  accountRefusals.account_closed,
  deskRefusals.checks_failed,
  deskRefusals.trial_out_of_range,
  mailingRefusals.first_parts_exclusive,
]
