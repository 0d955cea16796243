import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AccountSettings, Member } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Radio } from '../../ui/form/radio.ts'
import { Setting } from '../../ui/form/setting.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { demandFactor, demandQuery, membersQuery } from './users.queries.ts'
import { concernedBy } from './users.rules.ts'

const demands = ['admins', 'everyone'] as const satisfies AccountSettings['requireSecondFactor'][]

/** Who must have a second factor, and how many of them have none yet. Counts at once; nobody is shut out before their days are over. */
export function FactorDemand({ members }: { members: Member[] }) {
  const { t } = useTranslation(['users'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const { data: demand } = useQuery(demandQuery(account.id))
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (wanted: AccountSettings['requireSecondFactor']) => demandFactor(account.id, wanted),
    onSuccess: async (_done, wanted) => {
      say({ text: t(`users:demand.${wanted}.done`) })
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['account', account.id, 'settings'] }),
        queries.invalidateQueries({ queryKey: membersQuery(account.id).queryKey }),
      ])
    },
  })
  if (!demand) return null
  return (
    <Setting name="requireSecondFactor" label={t('users:demand.title')} hint={t('users:demand.hint')}>
      {error && (
        <Notice
          kind="bad"
          title={t('users:demand.refused.title')}
          text={t('users:demand.refused.text')}
          error={error}
          isUnexplained
        />
      )}
      <Radio.Group
        aria-labelledby="label-requireSecondFactor"
        value={isPending ? variables : demand}
        onChange={(wanted) => mutate(wanted as AccountSettings['requireSecondFactor'])}
      >
        {demands.map((each) => {
          const { people, without } = concernedBy(each, members)
          return (
            <Radio
              key={each}
              mb={10}
              value={each}
              label={t(`users:demand.${each}.label`)}
              description={t('users:demand.people', {
                people: t('users:people', { count: people }),
                without: t('users:demand.without', { count: without }),
              })}
            />
          )
        })}
      </Radio.Group>
    </Setting>
  )
}
