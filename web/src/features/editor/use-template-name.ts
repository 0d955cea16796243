import { useTranslation } from 'react-i18next'
import type { WrittenTemplate } from '../../api/records.ts'

const known = [
  'lead',
  'list',
  'picture-left',
  'date',
  'signature',
  'title',
  'message',
  'facts',
  'products',
  'offer',
  'opening',
  'text',
  'picture',
  'button',
  'event',
  'highlight',
  'note',
] as const

/** Templates that come with the service are called in the language of whoever writes. */
export function useTemplateName(): (template: Pick<WrittenTemplate, 'name' | 'shipped'>) => string {
  const { t } = useTranslation(['editor'])
  return ({ name, shipped }) => {
    const key = known.find((candidate) => candidate === shipped?.split('/')[1])
    return key ? t(`editor:template.${key}`) : name
  }
}
