import { useTranslation } from 'react-i18next'

/** What a language is called in that of whoever looks. */
export function useLanguageName(): (iso: string) => string {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  return (iso) => names.of(iso) ?? iso
}
