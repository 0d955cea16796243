import { IconScale } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Switch } from '../../ui/form/switch.ts'
import type { Draft } from '../../ui/form/use-draft.ts'
import classes from './api-keys.module.css'
import type { KeyChoice } from './api-keys.queries.ts'
import { type Ability, type AbilityName, abilities, has, returns, toggled } from './key.rules.ts'

interface Props {
  draft: Draft<KeyChoice>
  /** What the server has against the choice of scopes. */
  fault: string | undefined
}

/** What the key may do, each as a sentence that goes on after “It may”. */
export function KeyRights({ draft, fault }: Props) {
  const { t } = useTranslation(['apiKeys'])
  return (
    <div className={classes.rights} id="field-scopes">
      <fieldset>
        <legend>{t('apiKeys:may')}</legend>
        {fault && <p className={classes.fault}>{t('apiKeys:noScope')}</p>}
        {abilities.map((ability) => (
          <Right key={ability.name} ability={ability} draft={draft} />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('apiKeys:mayReturn')}</legend>
        {returns.map((ability) => (
          <Right key={ability.name} ability={ability} draft={draft} />
        ))}
      </fieldset>
    </div>
  )
}

const ofTheLaw: readonly AbilityName[] = ['reactivateUnsubscribed', 'reactivateComplained']

function Right({ ability, draft }: { ability: Ability; draft: Draft<KeyChoice> }) {
  const { t } = useTranslation(['apiKeys'])
  const { value, set } = draft
  const press = () =>
    ability.kind === 'scope'
      ? set('scopes', toggled(value.scopes, ability.name))
      : set('permissions', toggled(value.permissions, ability.name))
  return (
    <div className={classes.right}>
      <Switch
        checked={has(value, ability)}
        onChange={press}
        label={t(`apiKeys:ability.${ability.name}.label`)}
        description={t(`apiKeys:ability.${ability.name}.hint`)}
      />
      {ofTheLaw.includes(ability.name) && (
        <span className={classes.law}>
          <IconScale size={14} stroke={1.6} aria-hidden />
          {t('apiKeys:legalBasis')}
        </span>
      )}
    </div>
  )
}
