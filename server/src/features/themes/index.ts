export { adoptTheme } from './adopt-theme.ts'
export { placeLabels, type ShippedName, shippedNames, shippedPlaces } from './shipped-themes.rules.ts'
