export { changePageSettings, pageUrlNames, type SettingsChange } from './change-page-settings.ts'
export { forgetVisits } from './optin-visit.store.ts'
export {
  confirmModes,
  readColour,
  readPageUrl,
  readPostalAddress,
  type StoredSettings,
  settingsFor,
} from './page-settings.rules.ts'
export { listPageSettings } from './page-settings.store.ts'
export { defaultBrandColour, readableOn } from './page-style.rules.ts'
export type { PagesApp } from './pages-app.ts'
