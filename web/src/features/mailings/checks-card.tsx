import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCircleX, IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useLanguageName } from '../../ui/use-language-name.ts'
import { AdviceList } from './advice-list.tsx'
import type { CardState } from './cards.rules.ts'
import classes from './mailing.module.css'
import { MailingCard } from './mailing-card.tsx'
import type { OpenDialog } from './mailing-cards.tsx'
import { adviceKey, adviceQuery, mailingQuery } from './mailings.queries.ts'

const ButtonLink = createLink(Button<'a'>)

interface Props {
  mailing: MailingDetail
  mayWrite: boolean
  onMend: (place: OpenDialog, languageId?: number) => void
}

type Check = MailingDetail['checks'][number]
/** What is mended on this page, or by an admin. */
type Mendable = Check & { name: Exclude<Check['name'], 'approval'>; place: Exclude<Check['place'], 'approval'> }

/** Faults first, each with the place to mend it; what is fine stands below. */
export function ChecksCard({ mailing, mayWrite, onMend }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const { checks } = mailing
  const { data: advice = [], isFetching } = useQuery(adviceQuery(account.id, mailing))
  const warned = advice.filter(({ verdict }) => verdict !== 'fine')
  const heeded = advice.filter(({ verdict }) => verdict === 'fine')
  // Nobody can mend that alone: whoever plans asks for it.
  const open = checks.filter((check): check is Mendable => check.name !== 'approval')
  const fine = open.filter(({ verdict }) => verdict === 'fine')
  const blocking = open.filter(({ verdict }) => verdict === 'blocking')
  const faults = [...blocking, ...open.filter(({ verdict }) => verdict === 'warning')]
  const state: CardState = blocking.length > 0 ? 'open' : faults.length + warned.length > 0 ? 'attention' : 'done'
  const again = () => {
    void queries.invalidateQueries({ queryKey: mailingQuery(account.id, mailing.id).queryKey })
    void queries.invalidateQueries({ queryKey: adviceKey(account.id, mailing.id) })
  }
  return (
    <MailingCard
      id="checks"
      state={state}
      title={t('mailings:checks.title')}
      summary={t('mailings:checks.fine', {
        count: fine.length + heeded.length,
        total: open.length + advice.length,
      })}
      act={
        <Button leftSection={<IconRefresh size={16} stroke={1.6} />} onClick={again}>
          {t('mailings:checks.again')}
        </Button>
      }
    >
      {faults.map((check) => (
        <Fault key={check.name} check={check}>
          {mayWrite && <Mend check={check} onMend={(place) => onMend(place, languageOf(mailing, check))} />}
        </Fault>
      ))}
      <AdviceList advice={warned} />
      {isFetching && <p className={classes.quiet}>{t('mailings:advice.looking')}</p>}
      <ul className={classes.fine}>
        {fine.map(({ name, count }) => (
          <li key={name}>
            <IconCheck size={16} stroke={1.6} aria-hidden />
            {t(`mailings:checks.passed.${name}`, { count })}
          </li>
        ))}
        {heeded.map(({ name, count }) => (
          <li key={name}>
            <IconCheck size={16} stroke={1.6} aria-hidden />
            {t(`mailings:advice.passed.${name}`, { count })}
          </li>
        ))}
      </ul>
    </MailingCard>
  )
}

/** Where the first of it is mended. */
function languageOf({ languages }: MailingDetail, check: Check): number | undefined {
  return languages.find(({ languageIso }) => languageIso === check.languages[0])?.mailingId
}

function Fault({ check: { name, verdict, count, languages }, children }: { check: Mendable; children: ReactNode }) {
  const { t, i18n } = useTranslation(['mailings'])
  const nameOf = useLanguageName()
  const named = new Intl.ListFormat(i18n.language).format(languages.map(nameOf))
  const Icon = verdict === 'blocking' ? IconCircleX : IconAlertTriangle
  return (
    <div className={classes.fault} data-verdict={verdict}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span>
        {languages.length > 0 && <strong>{t('mailings:languages.where', { languages: named })} </strong>}
        {t(`mailings:checks.wrong.${name}`, { count })}
      </span>
      {children}
    </div>
  )
}

/** Where only an admin can help, nobody else is sent. */
function Mend({ check: { place, name }, onMend }: { check: Mendable } & Pick<Props, 'onMend'>) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const accountId = String(account.id)
  if (place !== 'account')
    return (
      <Button onClick={() => onMend(name === 'subjectTest' ? 'subjects' : place)}>
        {t(`mailings:checks.mend.${place}`)}
      </Button>
    )
  if (name !== 'postalAddress' || !account.rights.includes('changeSettings')) return null
  return (
    <ButtonLink
      component="a"
      to="/accounts/$accountId/settings/pages"
      hash="field-postalAddress"
      params={{ accountId }}
    >
      {t('mailings:checks.mend.account')}
    </ButtonLink>
  )
}
