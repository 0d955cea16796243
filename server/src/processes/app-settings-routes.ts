import {
  changeChannelPagesRoute,
  getChannelPagesRoute,
  switchChannelModuleRoute,
} from '../features/account-settings/channel-pages.web.ts'
import {
  changeChannelWebRoute,
  closeChannelWebRoute,
  createChannelWebRoute,
  deleteChannelWebRoute,
  getChannelWebRoute,
  listChannelsWebRoute,
  reopenChannelWebRoute,
} from '../features/account-settings/channels.web.ts'
import {
  listFieldsWebRoute,
  resetFieldValueWebRoute,
  setFieldValueWebRoute,
} from '../features/account-settings/customer-fields.web.ts'
import { listFieldRequestsRoute, requestFieldRoute } from '../features/account-settings/field-requests.web.ts'
import {
  changePagesRoute,
  changeSettingsRoute,
  getPagesRoute,
  getSettingsRoute,
} from '../features/account-settings/settings.web.ts'
import { settingsChoicesRoute } from '../features/account-settings/settings-choices.web.ts'
import {
  unreachableChannelPagesRoute,
  unreachablePagesRoute,
} from '../features/account-settings/unreachable-pages.web.ts'
import {
  handDownChannelRoute,
  listHoldersRoute,
  withdrawChannelRoute,
} from '../features/handed-down-channels/channels-below.web.ts'
import type { Route } from '../platform/http/route.ts'

/** How an account, its pages, its channels and its fields are set. */
export const settingsRoutes: readonly Route[] = [
  getSettingsRoute,
  changeSettingsRoute,
  settingsChoicesRoute,
  getPagesRoute,
  unreachablePagesRoute,
  changePagesRoute,
  listChannelsWebRoute,
  getChannelWebRoute,
  createChannelWebRoute,
  changeChannelWebRoute,
  closeChannelWebRoute,
  reopenChannelWebRoute,
  deleteChannelWebRoute,
  getChannelPagesRoute,
  unreachableChannelPagesRoute,
  changeChannelPagesRoute,
  switchChannelModuleRoute,
  listHoldersRoute,
  handDownChannelRoute,
  withdrawChannelRoute,
  listFieldsWebRoute,
  setFieldValueWebRoute,
  resetFieldValueWebRoute,
  listFieldRequestsRoute,
  requestFieldRoute,
]
