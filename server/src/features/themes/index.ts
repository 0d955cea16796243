export { adoptTheme } from './adopt-theme.ts'
export { shippedHtml } from './shipped-html.ts'
export { placeLabels, type ShippedName, shippedNames, shippedPlaces, shippedThemes } from './shipped-themes.rules.ts'
