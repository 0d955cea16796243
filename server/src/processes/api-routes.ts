import { whoamiRoute } from '../features/api-keys/whoami.route.ts'
import { listArticleTemplatesRoute } from '../features/articles/article-templates.route.ts'
import {
  createArticleRoute,
  getArticleRoute,
  listArticlesRoute,
  updateArticleRoute,
} from '../features/articles/articles.route.ts'
import { listChannelsRoute } from '../features/channels/list-channels.route.ts'
import {
  agreeToTrackingRoute,
  getTrackingConsentRoute,
  withdrawTrackingConsentRoute,
} from '../features/consent/tracking-consent.route.ts'
import {
  listCustomerFieldsRoute,
  resetAccountValueRoute,
  setAccountValueRoute,
} from '../features/customer-fields/customer-fields.route.ts'
import { listEventsRoute } from '../features/events/list-events.route.ts'
import { assignMembersRoute, dismissMemberRoute } from '../features/groups/group-members.route.ts'
import {
  createGroupRoute,
  deleteGroupRoute,
  getGroupRoute,
  listGroupsRoute,
  updateGroupRoute,
} from '../features/groups/groups.route.ts'
import { getTriggerMessageRoute } from '../features/mail-life/trigger-message.route.ts'
import { getMailingRoute, listMailingsRoute } from '../features/mailings/mailings.route.ts'
import { getNewsletterRoute, listNewslettersRoute } from '../features/mailings/newsletters.route.ts'
import { getStatisticsRoute, listLinksRoute } from '../features/statistics/newsletter-statistics.route.ts'
import { getSubscriberRoute } from '../features/subscribers/get-subscriber.route.ts'
import { listGroupSubscribersRoute } from '../features/subscribers/list-group-subscribers.route.ts'
import { listSubscribersRoute } from '../features/subscribers/list-subscribers.route.ts'
import { createSubscriberRoute } from '../features/subscriptions/create-subscriber.route.ts'
import { deleteSubscriberRoute } from '../features/subscriptions/delete-subscriber.route.ts'
import { registerSubscriberRoute } from '../features/subscriptions/register-subscriber.route.ts'
import { updateMultipleSubscribersRoute } from '../features/subscriptions/update-multiple-subscribers.route.ts'
import { updateSubscriberRoute } from '../features/subscriptions/update-subscriber.route.ts'
import { upsertSubscriberRoute } from '../features/subscriptions/upsert-subscriber.route.ts'
import {
  cancelCopyRoute,
  createCopyRoute,
  getCopyRoute,
  scheduleCopyRoute,
  unscheduleCopyRoute,
} from '../features/triggers/copies.route.ts'
import { attachReceiversRoute, listReceiversRoute } from '../features/triggers/copy-receivers.route.ts'
import { singleTriggerRoute, triggerBatchRoute } from '../features/triggers/single-trigger.route.ts'
import { listTriggerTypesRoute } from '../features/triggers/trigger-types.route.ts'
import type { Route } from '../platform/http/route.ts'

/** Every endpoint of the API, on one screen. */
export const apiRoutes: readonly Route[] = [
  whoamiRoute,
  listChannelsRoute,
  listCustomerFieldsRoute,
  setAccountValueRoute,
  resetAccountValueRoute,
  listSubscribersRoute,
  createSubscriberRoute,
  updateMultipleSubscribersRoute,
  upsertSubscriberRoute,
  registerSubscriberRoute,
  getSubscriberRoute,
  updateSubscriberRoute,
  deleteSubscriberRoute,
  getTrackingConsentRoute,
  agreeToTrackingRoute,
  withdrawTrackingConsentRoute,
  listGroupsRoute,
  createGroupRoute,
  getGroupRoute,
  updateGroupRoute,
  deleteGroupRoute,
  listGroupSubscribersRoute,
  assignMembersRoute,
  dismissMemberRoute,
  listArticlesRoute,
  createArticleRoute,
  getArticleRoute,
  updateArticleRoute,
  listArticleTemplatesRoute,
  listMailingsRoute,
  getMailingRoute,
  listNewslettersRoute,
  getNewsletterRoute,
  listEventsRoute,
  getStatisticsRoute,
  listLinksRoute,
  listTriggerTypesRoute,
  singleTriggerRoute,
  triggerBatchRoute,
  getTriggerMessageRoute,
  createCopyRoute,
  getCopyRoute,
  cancelCopyRoute,
  listReceiversRoute,
  attachReceiversRoute,
  scheduleCopyRoute,
  unscheduleCopyRoute,
]
