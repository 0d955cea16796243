import { accounts } from './accounts.ts'
import { authentication } from './authentication.ts'
import { campaigns } from './campaigns.ts'
import { channels } from './channels.ts'
import { customerFields } from './customer-fields.ts'
import { errors } from './errors.ts'
import { format } from './format.ts'
import { groups } from './groups.ts'
import { idempotency } from './idempotency.ts'
import { limits } from './limits.ts'
import { mailings } from './mailings.ts'
import { pages } from './pages.ts'
import { pagination } from './pagination.ts'
import { register } from './register.ts'
import type { Area } from './row.ts'
import { states } from './states.ts'
import { subscribers } from './subscribers.ts'
import { triggers } from './triggers.ts'
import { variables } from './variables.ts'
import { webhooks } from './webhooks.ts'

export const catalogue: Area[] = [
  format,
  authentication,
  limits,
  errors,
  idempotency,
  pagination,
  accounts,
  subscribers,
  groups,
  channels,
  customerFields,
  register,
  states,
  mailings,
  triggers,
  campaigns,
  variables,
  pages,
  webhooks,
]
