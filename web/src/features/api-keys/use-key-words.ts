import { useTranslation } from 'react-i18next'
import type { KeyChoice } from './api-keys.queries.ts'
import { abilities, has, returns } from './key.rules.ts'

/** What a key may do and may not, as one or two sentences. */
export function useKeySentence(key: Pick<KeyChoice, 'scopes' | 'permissions'>): string {
  const { t, i18n } = useTranslation(['apiKeys'])
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const can = abilities.filter((ability) => has(key, ability)).map(({ name }) => t(`apiKeys:can.${name}`))
  const back = returns.filter((ability) => has(key, ability)).map(({ name }) => t(`apiKeys:can.${name}`))
  const first = can.length > 0 ? t('apiKeys:canDo', { what: list.format(can) }) : t('apiKeys:canNothing')
  const second = back.length > 0 ? t('apiKeys:bringsBack', { whom: list.format(back) }) : t('apiKeys:bringsNobodyBack')
  return `${first} ${second}`
}

export function useKeyLabels(): Record<keyof KeyChoice, string> {
  const { t } = useTranslation(['apiKeys'])
  return {
    name: t('apiKeys:name.label'),
    scopes: t('apiKeys:field.scopes'),
    permissions: t('apiKeys:field.permissions'),
    defaultOptinMailingId: t('apiKeys:optinMailing.label'),
    defaultChannelIds: t('apiKeys:channels'),
    defaultLegalBasis: t('apiKeys:basis.label'),
    deferUnconfirmedData: t('apiKeys:field.defer'),
  }
}
