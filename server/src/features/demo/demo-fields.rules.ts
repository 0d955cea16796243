import { type DataType, dataTypes, type FieldType, fieldTypes } from '../customer-fields/customer-field.rules.ts'

export interface DemoField {
  name: string
  englishName: string
  type: DataType
  fieldType: FieldType
  defaultValue?: string
}

const { subscriber, account, mailing } = fieldTypes

/** What every customer with demo subscribers has; `loadSubscribers` fills these. */
export const bulkFields = {
  customerGroup: { name: 'Kundengruppe', englishName: 'Customer group', type: dataTypes.string, fieldType: subscriber },
  likesOffers: { name: 'Mag Angebote', englishName: 'Likes offers', type: dataTypes.boolean, fieldType: subscriber },
  orderCount: { name: 'Buchungen', englishName: 'Orders', type: dataTypes.integer, fieldType: subscriber },
  customerNumber: {
    name: 'Kundennummer',
    englishName: 'Customer number',
    type: dataTypes.string,
    fieldType: subscriber,
  },
} as const satisfies Record<string, DemoField>

/** With these, all data types and all three uses occur. */
export const furtherFields = {
  lastTrip: { name: 'Letzte Reise', englishName: 'Last trip', type: dataTypes.date, fieldType: subscriber },
  interests: { name: 'Interessen', englishName: 'Interests', type: dataTypes.stringList, fieldType: subscriber },
  revenue: { name: 'Jahresumsatz', englishName: 'Revenue', type: dataTypes.currency, fieldType: subscriber },
  contact: {
    name: 'Ansprechpartner',
    englishName: 'Contact',
    type: dataTypes.string,
    fieldType: account,
    defaultValue: 'Zentrale Hamburg',
  },
  campaign: { name: 'Kampagne', englishName: 'Campaign', type: dataTypes.string, fieldType: mailing },
} as const satisfies Record<string, DemoField>

/** Which of them shows a data type. */
export const fieldOfType: Record<DataType, DemoField> = {
  [dataTypes.string]: bulkFields.customerGroup,
  [dataTypes.integer]: bulkFields.orderCount,
  [dataTypes.date]: furtherFields.lastTrip,
  [dataTypes.boolean]: bulkFields.likesOffers,
  [dataTypes.stringList]: furtherFields.interests,
  [dataTypes.currency]: furtherFields.revenue,
}
