export { findRecipient } from './browser-version.store.ts'
export { changePageSettings, pageUrlNames, type SettingsChange } from './change-page-settings.ts'
export { inheritPageSettings, keepInheritedPages } from './inherit-page-settings.ts'
export { findTenant } from './link.store.ts'
export { judgePress, openFormStamp, sealFormStamp } from './optin-form.rules.ts'
export { forgetVisits } from './optin-visit.store.ts'
export {
  confirmModes,
  isOwnOf,
  readColour,
  readPageUrl,
  readPostalAddress,
  type StoredSettings,
  settingsFor,
} from './page-settings.rules.ts'
export { listPageSettings } from './page-settings.store.ts'
export { tickStyle } from './page-style.rules.ts'
export type { PagesApp } from './pages-app.ts'
export { formUrl } from './register-page.rules.ts'
export { notice, renderShell, undoForm } from './render-page.rules.ts'
