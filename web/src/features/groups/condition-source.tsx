import { NativeSelect } from '@mantine/core'
import {
  IconAddressBook,
  IconCake,
  IconCalendar,
  IconClick,
  IconEye,
  IconFingerprint,
  IconHash,
  IconList,
  IconLogin,
  IconMailOpened,
  IconMapPin,
  IconQuestionMark,
  IconScale,
  IconToggleLeft,
  IconTypography,
  IconUsersGroup,
  IconVersions,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Vocabulary } from '../../api/records.ts'
import classes from './condition-box.module.css'
import { type Kind, kindOfSource, offerOf, offers } from './condition-line.rules.ts'
import { useConditionNames } from './use-condition-names.ts'

const kindIcons = {
  text: IconTypography,
  number: IconHash,
  date: IconCalendar,
  birthday: IconCake,
  time: IconCalendar,
  boolean: IconToggleLeft,
  list: IconList,
  channel: IconVersions,
  group: IconUsersGroup,
  engagement: IconMailOpened,
  clicks: IconClick,
  origin: IconLogin,
  basis: IconScale,
  consent: IconFingerprint,
} as const satisfies Record<Kind, object>

const sourceIcons: Readonly<Record<string, typeof IconEye>> = {
  opened: IconEye,
  city: IconMapPin,
  email: IconAddressBook,
}

interface Props {
  vocabulary: Vocabulary
  source: string
  onChange: (source: string) => void
}

/** What is asked of people: everything there is, what belongs together beside each other. */
export function ConditionSource({ vocabulary, source, onChange }: Props) {
  const { t } = useTranslation(['conditions'])
  const names = useConditionNames(vocabulary)
  const kind = kindOfSource(vocabulary, source)
  const Icon = sourceIcons[source] ?? (kind ? kindIcons[kind] : IconQuestionMark)
  const groups = offers.map((offer) => ({
    offer,
    items: vocabulary.sources.filter((each) => offerOf(each) === offer),
  }))
  return (
    <NativeSelect
      className={classes.source}
      aria-label={t('conditions:sourceLabel')}
      leftSection={<Icon size={15} stroke={1.6} aria-hidden />}
      value={source}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {!kind && <option value={source}>{names.source(source)}</option>}
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ offer, items }) => (
          <optgroup key={offer} label={t(`conditions:offer.${offer}`)}>
            {items.map((item) => (
              <option key={item.source} value={item.source}>
                {names.source(item.source)}
              </option>
            ))}
          </optgroup>
        ))}
    </NativeSelect>
  )
}
