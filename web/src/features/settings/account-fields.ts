import type { Draft } from '../../ui/form/use-draft.ts'
import type { AccountChange } from './settings.queries.ts'

export interface FieldsProps {
  draft: Draft<AccountChange>
  labels: Record<keyof AccountChange, string>
}
